import { ExtensionPoint } from '#kernel/plugins/extension_point'
import type { Rule } from '#kernel/rules/rule'

/** Rules as data that plugins add to those derived from the catalogue. */
export const ruleSets = new ExtensionPoint<Rule>('rules.sets')
