import { join } from 'node:path'

import { readRules } from '#kernel/case/findings/read_rules'

/** The rules for case numbers (CASENO-01 to CASENO-05), for those who choose or configure one. */
export const numberRules = readRules(join(import.meta.dirname, '../rules'))
