import {
  dsurArms,
  dsurMarket,
  dsurPeople,
  psurArms,
  psurMarket,
} from '#plugins/sur/tables/exposure_tables'
import { chinaCases, dsurReactions } from '#plugins/sur/tables/listing_tables'
import { psurSummary } from '#plugins/sur/tables/psur_summary'
import { dsurReference, psurReference } from '#plugins/sur/tables/reference_table'
import {
  dsurActions,
  dsurApprovals,
  dsurRisks,
  dsurTrials,
  psurActions,
  psurApprovals,
  psurConcerns,
} from '#plugins/sur/tables/register_tables'
import { dsurSae, dsurSarTable, psurSae } from '#plugins/sur/tables/sae_tables'

/** The tables that come with periodic reports, in the order of their sections. */
export default [
  ...[dsurApprovals, dsurActions, dsurReference, dsurTrials, dsurArms, dsurPeople, dsurMarket],
  ...[dsurReactions, dsurSae, dsurSarTable, dsurRisks],
  ...[psurApprovals, psurActions, psurReference, psurArms, psurMarket],
  ...[psurSae, psurSummary, chinaCases, psurConcerns],
]
