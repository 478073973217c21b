import type { Words } from '#kernel/language/words'

import type { Question } from '#plugins/cases/contract/condition'
import type { ListColumn } from '#plugins/cases/contract/list_columns'
import type { ProcessNode } from '#plugins/cases/contract/process'

/** A column of the list as screens know it. */
export type ShownColumn = Pick<
  ListColumn,
  'key' | 'label' | 'type' | 'choices' | 'width' | 'roomy' | 'grows' | 'align' | 'show'
> & {
  readonly isSorted: boolean
  /** Parameters by which it is asked; none of a column without a filter. */
  readonly parameters: string[]
}

/** What a screen needs to know to draw the list of cases. */
export interface ListLook {
  readonly columns: ShownColumn[]
  /** Of the process that the cases pass. */
  readonly nodes: readonly ProcessNode[]
  /** What null flavours mean, by code. */
  readonly nullFlavors: Readonly<Record<string, Words>>
}

/** Says how the list of cases looks in the project at hand, and what of it is so in every project. */
export abstract class CaseListLook {
  abstract current(): Promise<ListLook>
  /** Columns that people see in every project of the installation. */
  abstract everywhere(): Promise<readonly Pick<ListColumn, 'key' | 'label'>[]>
  /**
   * Refuses with 2017 a question that the list takes in no project. Which codes stand below a term is
   * left open: a project says it by its dictionary.
   */
  abstract refuseSenseless(question: Question): Promise<void>
}
