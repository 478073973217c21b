export { type Fact, FactList } from '#resources/admin/facts/fact_list'
