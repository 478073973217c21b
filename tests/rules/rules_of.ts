import { join } from 'node:path'

import { readRules } from '#kernel/case/findings/read_rules'

/** The rules that a plugin brings. */
export const rulesOf = (plugin: string) =>
  readRules(join(import.meta.dirname, '../../plugins', plugin, 'rules'))
