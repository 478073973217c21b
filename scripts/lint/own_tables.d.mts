import type { Rule } from 'eslint'

/** Who made each table and view: `kernel`, or a plugin. */
export function ownersOfTables(root: string): ReadonlyMap<string, string>

/** @param root folder of the house */
export function ownTables(root: string): Rule.RuleModule
