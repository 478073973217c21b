import { readRules } from '#kernel/case/findings/read_rules'

/**
 * What must hold in the settings of a project (CFG-01 to CFG-03, CFG-10): for the forms of whoever
 * brings notices, warnings and templates.
 */
export default readRules(import.meta.dirname)
