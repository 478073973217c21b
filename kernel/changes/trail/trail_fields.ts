import type { ChoiceField, TextField } from '#kernel/fields/field'
import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'

/** What an act is done to, by the name under which it is audited: `user`, `sponsor`. */
export const trailSubject = {
  kind: 'text',
  label: wording('trail_fields.about'),
  max: 60,
  form: 'code',
} as const satisfies TextField

/** Who did it, by name. */
export const trailActor = {
  kind: 'text',
  label: wording('trail_fields.actor'),
  max: 100,
} as const satisfies TextField

/** Number of an element; lines that changed it or something below it, as templates have them. */
export const trailElement = {
  kind: 'text',
  label: wording('trail_fields.element'),
  max: 60,
  form: 'code',
} as const satisfies TextField

/** What was done, in the words of the list; acts of other names are shown as they are. */
export const trailActs: Readonly<Record<string, Words>> = {
  created: wording('trail_fields.made'),
  changed: wording('trail_fields.changed'),
  deleted: wording('trail_fields.deleted'),
  removed: wording('trail_fields.deleted'),
  closed: wording('trail_fields.closed'),
  restarted: wording('trail_fields.restarted'),
  frozen: wording('trail_fields.frozen'),
  unfrozen: wording('trail_fields.let_in_again'),
  joined_project: wording('trail_fields.let_into_a_project'),
  left_project: wording('trail_fields.taken_out_of_a_project'),
  role_changed: wording('trail_fields.given_another_role'),
  password_set: wording('trail_fields.given_a_password'),
  password_changed: wording('trail_fields.changed_the_own_password'),
  password_reset: wording('trail_fields.set_a_new_password_by_mail'),
  reset_code_asked: wording('trail_fields.asked_for_a_code_by_mail'),
  reset_code_sent: wording('trail_fields.was_sent_a_code'),
  signed_in: wording('trail_fields.signed_in'),
  signed_out: wording('trail_fields.signed_out'),
  sign_in_refused: wording('trail_fields.was_refused_at_sign_in'),
  sign_in_locked: wording('trail_fields.was_locked_out_after_wrong_passwords'),
  sign_in_code_made: wording('trail_fields.was_given_a_code_of_another'),
  session_ended: wording('trail_fields.ended_a_session'),
  sessions_ended: wording('trail_fields.ended_all_other_sessions'),
  language_changed: wording('trail_fields.changed_the_language'),
  list_columns_chosen: wording('trail_fields.chooses_the_columns_of_a_list'),
  projects_followed: wording('trail_fields.follows_projects'),
  authenticator_offered: wording('trail_fields.was_offered_an_authenticator_app'),
  authenticator_enrolled: wording('trail_fields.set_up_an_authenticator_app'),
  authenticator_used: wording('trail_fields.used_the_authenticator_app'),
  authenticator_forgotten: wording('trail_fields.authenticator_app_taken_away'),
  refused: wording('trail_fields.asked_in_vain_for_what_is'),
  sealed: wording('trail_fields.given_a_secret'),
  connected: wording('trail_fields.given_a_connection'),
  message_refused: wording('trail_fields.refused_a_message'),
  message_received: wording('trail_fields.received_a_message'),
  upload_noted: wording('trail_fields.noted_an_upload'),
  message_answered: wording('trail_fields.answered_a_message'),
  taken: wording('trail_fields.stored_an_answer'),
  opened: wording('trail_fields.opened'),
  read: wording('trail_fields.read'),
  assigned: wording('trail_fields.assigned'),
  set_aside: wording('trail_fields.set_aside'),
}

/** Acts at which somebody came in, or would have: told apart from what was changed. */
export const signInActs: readonly string[] = [
  ...['signed_in', 'signed_out', 'sign_in_refused', 'sign_in_locked', 'sign_in_code_made'],
  ...['session_ended', 'sessions_ended', 'reset_code_asked', 'reset_code_sent'],
  ...['authenticator_offered', 'authenticator_used'],
]

/** Whether a line is of a change, of somebody who signed in, or of what was refused. */
export const trailKind = {
  kind: 'choice',
  label: wording('trail_fields.kind'),
  of: [
    { value: 'change', label: wording('trail_fields.changes') },
    { value: 'sign_in', label: wording('trail_fields.sign_ins') },
    { value: 'refusal', label: wording('trail_fields.refusals') },
  ],
} as const satisfies ChoiceField

/** What was done, whatever it was done to. */
export const trailAct = {
  kind: 'choice',
  label: wording('trail_fields.act'),
  // What is deleted is kept under either name.
  of: Object.entries(trailActs)
    .filter(([value]) => value !== 'removed')
    .map(([value, label]) => ({ value, label })),
} as const satisfies ChoiceField

/** How many days back. */
export const trailDays = {
  kind: 'choice',
  label: wording('trail_fields.within'),
  of: [
    { value: 1, label: wording('trail_fields.last_day') },
    { value: 7, label: wording('trail_fields.last_7_days') },
    { value: 30, label: wording('trail_fields.last_30_days') },
    { value: 365, label: wording('trail_fields.last_year') },
  ],
} as const satisfies ChoiceField

/** Why somebody was not let in, as the trail keeps it, and in words. */
export const signInRefusals = {
  'wrong password': wording('trail_fields.wrong_password'),
  'locked': wording('trail_fields.locked'),
  'out of term': wording('trail_fields.outside_the_term_of_the_account'),
  'frozen': wording('trail_fields.account_frozen'),
  'deleted': wording('trail_fields.account_deleted'),
  'company deleted': wording('trail_fields.company_deleted'),
} as const satisfies Readonly<Record<string, Words>>

/** A reason as it is shown: those of the program in both languages, those that people typed as they are. */
export function reasonWords(reason: string): Words {
  const known: Readonly<Record<string, Words>> = signInRefusals
  return Object.hasOwn(known, reason) ? known[reason]! : { en: reason, zh: reason }
}
