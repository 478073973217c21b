import {
  code,
  type Column,
  name,
  number,
  oneOf,
  text,
  unread,
} from '#plugins/coding/med_ascii/columns'

/** One file of a release: its name in lower case, and its columns in their order. */
interface FileLayout {
  readonly file: string
  /** A column is null when it is not read. */
  readonly columns: readonly (Column | null)[]
  /** Since version 28.0 some files may be there without a line. */
  readonly mayBeEmpty?: true
}

/**
 * The files of MedAscii that a release is made of (MedDRA Distribution File Format Document). Any
 * other file beside them, of SeqAscii or MedSeq, of the history and of documents, is left alone.
 */
const layout = {
  meddra_release: {
    file: 'meddra_release.asc',
    columns: [text('version'), text('language'), ...unread(3)],
  },
  soc: {
    file: 'soc.asc',
    columns: [code('soc_code'), name('soc_name'), name('soc_abbrev'), ...unread(7)],
  },
  hlgt: { file: 'hlgt.asc', columns: [code('hlgt_code'), name('hlgt_name'), ...unread(7)] },
  hlt: { file: 'hlt.asc', columns: [code('hlt_code'), name('hlt_name'), ...unread(7)] },
  pt: {
    file: 'pt.asc',
    columns: [code('pt_code'), name('pt_name'), ...unread(1), code('pt_soc_code'), ...unread(7)],
  },
  llt: {
    file: 'llt.asc',
    columns: [
      code('llt_code'),
      name('llt_name'),
      code('pt_code'),
      // WHO-ART, HARTS, COSTART, ICD-9, ICD-9-CM, ICD-10: empty since version 15.
      ...unread(6),
      oneOf('llt_currency', 'Y', 'N'),
      ...unread(1),
    ],
  },
  soc_hlgt: { file: 'soc_hlgt.asc', columns: [code('soc_code'), code('hlgt_code')] },
  hlgt_hlt: { file: 'hlgt_hlt.asc', columns: [code('hlgt_code'), code('hlt_code')] },
  hlt_pt: { file: 'hlt_pt.asc', columns: [code('hlt_code'), code('pt_code')] },
  mdhier: {
    file: 'mdhier.asc',
    columns: [
      code('pt_code'),
      code('hlt_code'),
      code('hlgt_code'),
      code('soc_code'),
      name('pt_name'),
      name('hlt_name'),
      name('hlgt_name'),
      name('soc_name'),
      name('soc_abbrev'),
      ...unread(1),
      code('pt_soc_code'),
      oneOf('primary_soc_fg', 'Y', 'N'),
    ],
  },
  intl_ord: {
    file: 'intl_ord.asc',
    columns: [number('intl_ord_code'), code('soc_code')],
    mayBeEmpty: true,
  },
  smq_list: {
    file: 'smq_list.asc',
    columns: [
      code('smq_code'),
      name('smq_name'),
      oneOf('smq_level', '1', '2', '3', '4', '5'),
      text('smq_description'),
      text('smq_source'),
      text('smq_note'),
      text('MedDRA_version'),
      oneOf('status', 'A', 'I'),
      text('smq_algorithm'),
    ],
    mayBeEmpty: true,
  },
  smq_content: {
    file: 'smq_content.asc',
    columns: [
      code('smq_code'),
      code('term_code'),
      oneOf('term_level', '0', '4', '5'),
      oneOf('term_scope', '0', '1', '2'),
      text('term_category'),
      number('term_weight'),
      oneOf('term_status', 'A', 'I'),
      ...unread(1),
      ...unread(1),
    ],
    mayBeEmpty: true,
  },
} as const satisfies Record<string, FileLayout>

export type FileKey = keyof typeof layout

/** The columns of a file that are read. */
export type ColumnName<Key extends FileKey> = NonNullable<
  (typeof layout)[Key]['columns'][number]
>['name']

/** Every file, as a table without the names of its columns. */
export const fileLayouts: Readonly<Record<FileKey, FileLayout>> = layout
export const fileKeys = Object.keys(layout) as FileKey[]
