import type { RaRecord } from 'react-admin'
import { utcText } from '#kernel/fields/moment_text'
import { Moment } from '#resources/app/moment'
import type { ListColumn } from './list_column'

/**
 * The column of a moment, as the server sends it in `source`. A file is read elsewhere, so it says
 * the moment in UTC.
 * @param none what is said where there is none
 */
export function momentColumn<Source extends string>(
  source: Source,
  label: string,
  none = ''
): ListColumn<RaRecord & Record<Source, string | null>> {
  return {
    source,
    label,
    figures: 'moment',
    text: ({ [source]: at }) => (at ? utcText(at) : none),
    cell: ({ [source]: at }) => (at ? <Moment at={at} /> : none),
  }
}
