import versionNumber from './version_number.json' with { type: 'json' }
import type { Rule } from '#kernel/rules/rule'

/** The rule for a version of the product (CFG-09). */
export const upgradeRules = [versionNumber] as unknown as readonly Rule[]
