import inUseOrBuiltIn from './in_use_or_built_in.json' with { type: 'json' }
import uniqueName from './unique_name.json' with { type: 'json' }
import type { Rule } from '#kernel/rules/rule'

/** The rules for roles (ROLE-01, ROLE-02). */
const rules = [uniqueName, inUseOrBuiltIn] as unknown as readonly Rule[]

export default rules
