import { drugCodeFacts } from '#plugins/drugs/findings/drug_code_facts'
import { listFacts } from '#plugins/drugs/findings/list_facts'

export default [listFacts, drugCodeFacts]
