/** A message that was written, taken apart around its reports. */
export interface OpenedMessage {
  readonly head: string
  readonly reports: string
  readonly tail: string
}

/** Headers N.1.2 and N.1.5 of a message of several cases. */
export interface JoinedHeader {
  readonly id: string
  readonly at: Date
}

const OPENS = '<PORR_IN049016UV'
const CLOSES = '</PORR_IN049016UV>'

/** N.1.2 and N.1.5, each with what is before its value. */
const BATCH_ID =
  /(<id\b(?=[^>]*\broot="2\.16\.840\.1\.113883\.3\.989\.2\.1\.3\.22")[^>]*\bextension=")[^"]*/
const CREATED = /(<creationTime\b[^>]*\bvalue=")[^"]*/

/**
 * Takes a message apart that `Messages` has written: its texts hold no tag, so the reports begin at the
 * first of their tags and end at the last one.
 */
export function openWritten(xml: string): OpenedMessage {
  const from = xml.indexOf(OPENS)
  const to = xml.lastIndexOf(CLOSES) + CLOSES.length
  return { head: xml.slice(0, from), reports: xml.slice(from, to), tail: xml.slice(to) }
}

/**
 * What the header of a message says but for its number and its moment: messages of which it is the same
 * can be one.
 */
export function headerOf({ head, tail }: OpenedMessage): string {
  return head.replace(BATCH_ID, '$1').replace(CREATED, '$1') + tail
}

/** One message of the reports of several with the same header, in their order, each as it was written. */
export function joinMessages(messages: readonly OpenedMessage[], { id, at }: JoinedHeader): string {
  const { head, tail } = messages[0]!
  const moment = at.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')
  const opened = head.replace(BATCH_ID, `$1${id}`).replace(CREATED, `$1${moment}+0000`)
  return opened + messages.map(({ reports }) => reports).join('') + tail
}
