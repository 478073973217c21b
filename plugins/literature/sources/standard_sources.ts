import { europePmc } from '#plugins/literature/sources/europe_pmc/europe_pmc'
import { pubmed } from '#plugins/literature/sources/pubmed/pubmed'
import { uploaded } from '#plugins/literature/sources/uploaded/uploaded'

/** The databases that every installation knows. */
export default [pubmed, europePmc, ...uploaded]
