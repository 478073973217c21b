import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/signal/lang/server/wording'
import { type FitFailure, LEAST_PAIRS } from '#plugins/signal/statistics/mgps/fit_prior'

/** Why EBGM, EB05 and EB95 are not computed, and what to do. */
export function failureSentence(failure: FitFailure, pairs: number): Words {
  switch (failure) {
    case 'tooFewPairs':
      return wording('computing.too_few_pairs', { pairs, least: LEAST_PAIRS })
    case 'noConvergence':
      return wording('computing.no_convergence')
    case 'atTheEdge':
      return wording('computing.at_the_edge')
  }
}
