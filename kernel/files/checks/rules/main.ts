import { readRules } from '#kernel/case/findings/read_rules'

/** The rules for uploads (FILE-01 to FILE-03). */
export default readRules(import.meta.dirname)
