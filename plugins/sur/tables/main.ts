import { chinaCases, dsurReactions } from '#plugins/sur/tables/listing_tables'
import { psurSummary } from '#plugins/sur/tables/psur_summary'
import { dsurSae, dsurSarTable, psurSae } from '#plugins/sur/tables/sae_tables'

/** The tables that come with periodic reports, in their order. */
export default [dsurReactions, dsurSae, dsurSarTable, psurSae, psurSummary, chinaCases]
