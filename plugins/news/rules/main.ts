import { readRules } from '#kernel/case/findings/read_rules'

/** The rule for a version of the product (CFG-09). */
export default readRules(import.meta.dirname)
