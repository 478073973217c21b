/**
 * View of the cases that the transaction sees, for SQL of other plugins that has to name a case: `id`,
 * `case_no`, `status`, `version`, `version_kind`, `revision`, `owner_id`, `owner_name`, `created_at`,
 * `updated_at`, `removed_at`, and the three columns of the tenant. Cases that were deleted are among them:
 * what was done with one is still told by its number. Columns are added, never taken away. It is read
 * and not written, and nothing in it follows from the content of a case.
 */
export const knownCases = 'known_cases'

/**
 * Views of the facts of the latest revision of each case, for listings, reports and statistics. Each has
 * `case_id` and the three columns of the tenant. They follow from contents: whoever reads them asks
 * `CaseReading.unseen` first. Deleted cases have no facts. Null is what is not known, for whatever reason.
 * A date is told by its first and last possible day. Columns are added, never taken away.
 *
 * One row for each case: `sex` (D.5), `age_days` at onset (D.2.2, else D.2.1 to E.i.4), `age_group`
 * (D.2.3), `report_type` (C.1.3), `study_type` (C.5.4), `report_category` and `report_source` (C.1.CN.2,
 * C.1.CN.1), `is_expedited` (C.1.7); of the primary source `qualification` (C.2.r.4), `reporter_country`
 * (C.2.r.3) and `province` (C.2.r.2.5); `country` as the list shows it; `serious` (yes, no),
 * `criterion_a` to `criterion_f` of any event, the highest `ctcae`, how many `events`; which minimum
 * criteria it meets (`has_patient`, `has_reporter`, `has_product`, `has_event`); `receipt_first` and
 * `receipt_last` (C.1.4), `recent_first` and `recent_last` (C.1.5); `version_kind`, `is_nullified`.
 */
export const knownCaseFacts = 'known_case_facts'

/**
 * One row for each event: `position` from 1, `row_id`, `reported`, `meddra_version` and `meddra_code` of
 * the lowest level term, `serious`, `criterion_a` to `criterion_f`, `ctcae` (1 to 5), `outcome` (E.i.7),
 * `country` (E.i.9), `onset_first`, `onset_last`, `end_first`, `end_last`.
 */
export const knownEventFacts = 'known_event_facts'

/**
 * One row for each drug: `position` from 1, `row_id`, `role` (G.k.1), `name` (G.k.2.2), `action_taken`
 * (G.k.8), `start_first` and `start_last` of its earliest dose (G.k.4.r.4).
 */
export const knownDrugFacts = 'known_drug_facts'

/** One row for each batch of a drug: `case_id`, `drug_position`, `batch` (G.k.4.r.7). */
export const knownBatchFacts = 'known_batch_facts'

/**
 * One row for each drug and each event of a case, related by somebody or not: `drug_position`,
 * `event_position`, `role` of the drug, `unexpected` (G.k.9.i.CN.1: 1 unexpected, 0 listed),
 * `reporter_method`, `reporter_result`, `company_method` and `company_result` as they said it (CN 1,
 * EU 1 where they did so in codes), `rechallenge` (G.k.9.i.4).
 */
export const knownPairFacts = 'known_pair_facts'
