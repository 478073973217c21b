import type { CausalityResults } from '#plugins/deadlines/contract/related'
import type { DeadlineRule } from '#plugins/deadlines/contract/rule'

import cn from './cn.json' with { type: 'json' }
import defaults from './defaults.json' with { type: 'json' }
import eu from './eu.json' with { type: 'json' }
import related from './related.json' with { type: 'json' }
import us from './us.json' with { type: 'json' }

/** The rules that every installation has: of each destination in their order, then what holds where none does. */
export const shippedRules = [...cn, ...eu, ...us, ...defaults] as readonly DeadlineRule[]

/** Which results of causality count as a reasonable possibility. */
export const causalityResults: CausalityResults = related
