import type { RaRecord } from 'react-admin'
import type { Column } from '#resources/kit/table/column'
import type { ListColumn } from '../resource/list_column'

/** Least widths, in pixels. */
const LEAST = { figures: 112, moment: 168, words: 132 }
/** What a head needs beside its words: space, and the arrow of its order. */
const AROUND = 36

/** A column of a list of the back office as the table draws it. */
export function tableColumn<Row extends RaRecord>(
  column: ListColumn<Row>,
  at: number
): Column<Row> {
  const { source, label, text, cell, figures, sortable } = column
  const kind = figures === 'moment' ? figures : figures ? 'figures' : 'words'
  return {
    key: source,
    label,
    width: Math.max(LEAST[kind], wordsWidth(label) + AROUND),
    grows: !figures,
    num: Boolean(figures),
    sortable: sortable ?? true,
    render: (row) => {
      if (cell) return cell(row)
      // A row is opened by what its first column says.
      const shown = text(row) || (at === 0 ? '—' : '')
      return <span title={shown}>{shown}</span>
    },
  }
}

/** About how wide a head is, in pixels; a Chinese character is as wide as two letters. */
const wordsWidth = (label: string) =>
  [...label].reduce((width, letter) => width + (letter > '\u2e7f' ? 12 : 6.5), 0)
