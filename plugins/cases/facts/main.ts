import { caseFacts } from '#plugins/cases/facts/case_facts'
import { batchFacts, drugFacts } from '#plugins/cases/facts/drug_facts'
import { eventFacts } from '#plugins/cases/facts/event_facts'
import { pairFacts } from '#plugins/cases/facts/pair_facts'

/** What listings, reports and statistics count, per case, event, drug, batch and pair. */
export default [caseFacts, eventFacts, drugFacts, batchFacts, pairFacts]
