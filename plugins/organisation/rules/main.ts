import { join } from 'node:path'

import { readRules } from '#kernel/case/findings/read_rules'

/** The rule for a drug (CFG-05). */
export const drugRules = readRules(join(import.meta.dirname, 'drugs'))

/** The rules for what reactions are expected (CFG-06 to CFG-08). */
export const referenceRules = readRules(join(import.meta.dirname, 'references'))
