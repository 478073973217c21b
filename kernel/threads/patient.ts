import { constants, setPriority } from 'node:os'

// Loaded by a thread before anything else. Elsewhere than on Linux this would be said of the process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
