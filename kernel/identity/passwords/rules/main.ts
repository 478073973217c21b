import { readRules } from '#kernel/case/findings/read_rules'

/** The rules for passwords (ACC-01 to ACC-10), in the order in which they are told. */
export default readRules(import.meta.dirname)
