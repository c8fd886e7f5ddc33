"""What holds for all tests: records of the plain twin are guarded, in this process and in those that it starts."""

import os

os.environ["CARAMBOLAGE_GUARD"] = "1"
