import batchSentAfterItsMessages from './batch_sent_after_its_messages.json' with { type: 'json' }
import blindingInAStudyOnly from './blinding_in_a_study_only.json' with { type: 'json' }
import centreOfFda from './centre_of_fda.json' with { type: 'json' }
import chinaApprovalNumber from './china_approval_number.json' with { type: 'json' }
import chinaCausalityByBothSources from './china_causality_by_both_sources.json' with { type: 'json' }
import chinaCausalitySource from './china_causality_source.json' with { type: 'json' }
import chinaElementsPresent from './china_elements_present.json' with { type: 'json' }
import chinaGenericName from './china_generic_name.json' with { type: 'json' }
import chinaOwnProductFlag from './china_own_product_flag.json' with { type: 'json' }
import createdNotBeforeInformation from './created_not_before_information.json' with { type: 'json' }
import currentLltOnly from './current_llt_only.json' with { type: 'json' }
import dateOfDeathWithADeath from './date_of_death_with_a_death.json' with { type: 'json' }
import deathToldByOutcomeAndCriterion from './death_told_by_outcome_and_criterion.json' with { type: 'json' }
import documentsListed from './documents_listed.json' with { type: 'json' }
import documentsWhenTestsHaveMoreInformation from './documents_when_tests_have_more_information.json' with { type: 'json' }
import endDateWhenRecovered from './end_date_when_recovered.json' with { type: 'json' }
import everySuspectPairAssessed from './every_suspect_pair_assessed.json' with { type: 'json' }
import everythingHasAnElement from './everything_has_an_element.json' with { type: 'json' }
import fixedValuesOfTheHeader from './fixed_values_of_the_header.json' with { type: 'json' }
import fullDates from './full_dates.json' with { type: 'json' }
import historyTextOrStructuredHistory from './history_text_or_structured_history.json' with { type: 'json' }
import identifierWithItsVersion from './identifier_with_its_version.json' with { type: 'json' }
import languageOfTheNativeTerm from './language_of_the_native_term.json' with { type: 'json' }
import latestInformationNotBeforeDrugStart from './latest_information_not_before_drug_start.json' with { type: 'json' }
import latestInformationNotBeforeFirstReceipt from './latest_information_not_before_first_receipt.json' with { type: 'json' }
import limitsOfATestInOrder from './limits_of_a_test_in_order.json' with { type: 'json' }
import linkedReportIsAnother from './linked_report_is_another.json' with { type: 'json' }
import messageHeaderRepeatsTheCase from './message_header_repeats_the_case.json' with { type: 'json' }
import messageOnceInABatch from './message_once_in_a_batch.json' with { type: 'json' }
import noFamilyHistoryBesideParentHistory from './no_family_history_beside_parent_history.json' with { type: 'json' }
import noFutureDates from './no_future_dates.json' with { type: 'json' }
import noMenstruationOfAMale from './no_menstruation_of_a_male.json' with { type: 'json' }
import noOnsetAfterDeath from './no_onset_after_death.json' with { type: 'json' }
import noUkDates from './no_uk_dates.json' with { type: 'json' }
import nothingBeforeBirth from './nothing_before_birth.json' with { type: 'json' }
import numberOfMessages from './number_of_messages.json' with { type: 'json' }
import oneCausalityAssessment from './one_causality_assessment.json' with { type: 'json' }
import oneDrugWithARole from './one_drug_with_a_role.json' with { type: 'json' }
import oneKindOfProductIdentifier from './one_kind_of_product_identifier.json' with { type: 'json' }
import oneMeddraVersion from './one_meddra_version.json' with { type: 'json' }
import onePrimarySource from './one_primary_source.json' with { type: 'json' }
import oneReceiverOfABatch from './one_receiver_of_a_batch.json' with { type: 'json' }
import oneSae from './one_sae.json' with { type: 'json' }
import oneSenderOfABatch from './one_sender_of_a_batch.json' with { type: 'json' }
import oneSeriousEventWhenStrict from './one_serious_event_when_strict.json' with { type: 'json' }
import otherCaseIdentifiersListed from './other_case_identifiers_listed.json' with { type: 'json' }
import parentBirthDateOrAge from './parent_birth_date_or_age.json' with { type: 'json' }
import reactionAssessedOnce from './reaction_assessed_once.json' with { type: 'json' }
import possibleWeightHeightAndAge from './possible_weight_height_and_age.json' with { type: 'json' }
import receiptDatesOfAFirstReportEqual from './receipt_dates_of_a_first_report_equal.json' with { type: 'json' }
import receiptNotBeforeDrugStart from './receipt_not_before_drug_start.json' with { type: 'json' }
import recentMeddraVersion from './recent_meddra_version.json' with { type: 'json' }
import reportOnceInABatch from './report_once_in_a_batch.json' with { type: 'json' }
import safetyReportIdentifierUnique from './safety_report_identifier_unique.json' with { type: 'json' }
import senderIsNotReceiver from './sender_is_not_receiver.json' with { type: 'json' }
import seriousnessAnswered from './seriousness_answered.json' with { type: 'json' }
import spontaneousReportHasASuspectDrug from './spontaneous_report_has_a_suspect_drug.json' with { type: 'json' }
import startNotAfterEnd from './start_not_after_end.json' with { type: 'json' }
import studyTypeOfAStudyReport from './study_type_of_a_study_report.json' with { type: 'json' }
import substanceNameOrTerm from './substance_name_or_term.json' with { type: 'json' }
import testValueWhenAUnitIsGiven from './test_value_when_a_unit_is_given.json' with { type: 'json' }
import textOfTheReportedCauseOfDeath from './text_of_the_reported_cause_of_death.json' with { type: 'json' }
import worldwideFormOfIdentifiers from './worldwide_form_of_identifiers.json' with { type: 'json' }
import worldwideIdentifierUnique from './worldwide_identifier_unique.json' with { type: 'json' }
import type { Rule } from '#kernel/rules/rule'

/**
 * The cross-field rules of E2B(R3): those of the specification (E2B-01 to E2B-30), of dates (DATE-*),
 * what ICH asks across elements (ICH-*), what is hardly possible (PL-*), and what a message says of
 * itself in its headers (MSG-*). Not here: E2B-31 and E2B-32, which concern the act of creating a
 * follow-up.
 */
const rules = [
  chinaCausalitySource,
  chinaCausalityByBothSources,
  chinaGenericName,
  chinaOwnProductFlag,
  chinaApprovalNumber,
  studyTypeOfAStudyReport,
  receiptDatesOfAFirstReportEqual,
  latestInformationNotBeforeDrugStart,
  seriousnessAnswered,
  endDateWhenRecovered,
  otherCaseIdentifiersListed,
  substanceNameOrTerm,
  textOfTheReportedCauseOfDeath,
  languageOfTheNativeTerm,
  documentsListed,
  oneCausalityAssessment,
  everySuspectPairAssessed,
  testValueWhenAUnitIsGiven,
  historyTextOrStructuredHistory,
  noFamilyHistoryBesideParentHistory,
  documentsWhenTestsHaveMoreInformation,
  oneDrugWithARole,
  spontaneousReportHasASuspectDrug,
  onePrimarySource,
  oneSae,
  oneSeriousEventWhenStrict,
  oneMeddraVersion,
  recentMeddraVersion,
  currentLltOnly,
  safetyReportIdentifierUnique,
  worldwideIdentifierUnique,
  reactionAssessedOnce,
  chinaElementsPresent,
  noUkDates,
  fullDates,
  noFutureDates,
  startNotAfterEnd,
  receiptNotBeforeDrugStart,
  latestInformationNotBeforeFirstReceipt,
  createdNotBeforeInformation,
  worldwideFormOfIdentifiers,
  linkedReportIsAnother,
  identifierWithItsVersion,
  oneKindOfProductIdentifier,
  parentBirthDateOrAge,
  limitsOfATestInOrder,
  blindingInAStudyOnly,
  deathToldByOutcomeAndCriterion,
  dateOfDeathWithADeath,
  nothingBeforeBirth,
  noMenstruationOfAMale,
  noOnsetAfterDeath,
  possibleWeightHeightAndAge,
  // Held against a whole message.
  messageHeaderRepeatsTheCase,
  messageOnceInABatch,
  reportOnceInABatch,
  oneSenderOfABatch,
  oneReceiverOfABatch,
  batchSentAfterItsMessages,
  senderIsNotReceiver,
  fixedValuesOfTheHeader,
  numberOfMessages,
  everythingHasAnElement,
  centreOfFda,
] as unknown as readonly Rule[]

export default rules
