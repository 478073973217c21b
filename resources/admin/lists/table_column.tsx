import type { RaRecord } from 'react-admin'
import type { Column } from '#resources/kit/table/column'
import type { ListColumn } from '../kept/list_column'

/** Least widths, in pixels. */
const LEAST = { figures: 112, moment: 184, words: 132 }
/** What a head needs beside its words: space, and the arrow of its order. */
const AROUND = 36

/** A column of a list of the back office as the table draws it. */
export function tableColumn({
  source,
  label,
  text,
  cell,
  figures,
  sortable,
}: ListColumn): Column<RaRecord> {
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
      const said = text(row)
      return <span title={said}>{said}</span>
    },
  }
}

/** About how wide a head is, in pixels; a Chinese character is as wide as two letters. */
const wordsWidth = (label: string) =>
  [...label].reduce((width, letter) => width + (letter > '\u2e7f' ? 12 : 6.5), 0)
