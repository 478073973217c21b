import type { ElementField } from '#kernel/case/forms/page_layout'
import type { BookInPart } from '#plugins/cases/contract/slots'

/** Fields of one level of the case: of its top, or of the first row of a group. */
export interface BookInFields {
  /** Key of the group. */
  readonly group?: string
  readonly fields: readonly ElementField[]
}

/** What belongs together in the dialog. */
export interface BookInSection {
  readonly name: BookInPart
  readonly levels: readonly BookInFields[]
}

const field = (element: string, span: number, more: Partial<ElementField> = {}): ElementField => ({
  element,
  span,
  ...more,
})

/** What is asked of a report that has come: in the order in which it is read from most of them. */
export const bookInSections: readonly BookInSection[] = [
  {
    name: 'report',
    levels: [
      { fields: [field('C.1.3', 4), field('C.1.4', 4), field('C.1.RC.1', 4)] },
      { group: 'C_1_9_1_r', fields: [field('C.1.9.1.r.1', 6), field('C.1.9.1.r.2', 6)] },
    ],
  },
  {
    name: 'reporter',
    levels: [
      {
        group: 'C_2_r',
        fields: [
          ...[field('C.2.r.1.4', 4), field('C.2.r.1.2', 4), field('C.2.r.2.1', 4)],
          ...[field('C.2.r.4', 6), field('C.2.r.3', 6)],
        ],
      },
    ],
  },
  {
    name: 'patient',
    levels: [
      {
        fields: [
          ...[field('C.5.3', 4), field('D.1.1.4', 4), field('D.1', 4)],
          ...[field('D.5', 4), field('D.2.1', 4)],
          field('D.2.2a', 4, { with: ['D.2.2b'], widget: 'quantity' }),
        ],
      },
    ],
  },
  {
    name: 'product',
    levels: [{ group: 'G_k', fields: [field('G.k.2.2', 12, { search: 'drug' })] }],
  },
  {
    name: 'event',
    levels: [
      {
        group: 'E_i',
        fields: [
          ...[field('E.i.1.1a', 6), field('E.i.1.1b', 3), field('E.i.4', 3)],
          ...['a', 'b', 'c', 'd', 'e', 'f'].map((each) => field(`E.i.3.2${each}`, 4)),
        ],
      },
    ],
  },
]
