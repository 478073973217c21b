import senderTypeChosen from './sender_type_chosen.json' with { type: 'json' }
import type { Rule } from '#kernel/rules/rule'

/** The rule for senders that are kept (CFG-04); `needs` of their place holds it. */
const rules = [senderTypeChosen] as unknown as readonly Rule[]

export default rules
