import type { Procedures } from '#kernel/case/rules/compile_rules'

/**
 * The functions that rules may name with `procedure`. Everything so far can be said as data; what
 * only the server knows is asked with `external`.
 */
export const procedures: Procedures = {}
