import type { LaidPaper } from '#kernel/paper/laid_paper'
import type { PaperFile } from '#kernel/paper/paper_tasks'
import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** In which language a paper is: one of the two, or both beside each other. */
export const paperLanguages = ['zh', 'en', 'both'] as const
export type PaperLanguage = (typeof paperLanguages)[number]

/** A form as data: what papers are made by it, and where each box takes what it says from. */
export interface PaperForm {
  /** Small letters and `_`, unique. */
  readonly key: string
  /** Raised whenever papers of it look or read otherwise. */
  readonly version: number
  readonly order: number
  readonly name: Words
  readonly title: Words
  readonly note?: Words
  /** `boxes` at their places, or all pages of a case as tables. */
  readonly layout: BoxLayout | 'pages'
}

export interface BoxLayout {
  /** Texts that templates say: `{:onset}`. */
  readonly words: Readonly<Record<string, Words>>
  /** Rows with a name: `suspect` for those of G.k whose role is such. */
  readonly rows: Readonly<Record<string, NamedRows>>
  readonly headings: readonly (PlaceInMm & { readonly text: Words })[]
  readonly boxes: readonly FormBox[]
}

export interface PlaceInMm {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Rows of a repeating group, those for which a condition is true. */
export interface NamedRows {
  readonly group: string
  readonly where?: string
  /** The first of them alone. */
  readonly first?: true
}

export interface FormBox extends PlaceInMm {
  readonly key: string
  readonly label: Words
  readonly parts: readonly FormPart[]
}

/** Text by a template, a line for each row, or choices with conditions. */
export type FormPart =
  | { readonly text: string }
  | {
      readonly each: string
      readonly columns: readonly { readonly title: Words; readonly text: string }[]
    }
  | { readonly ticks: readonly { readonly label: Words; readonly when: string }[] }

/** Forms of papers; a plugin adds its own. */
export const paperForms = new ExtensionPoint<PaperForm>('papers.forms')

/** Which paper of a case. */
export interface PaperWish {
  readonly form: string
  readonly language: PaperLanguage
  /** The latest when absent. */
  readonly revision?: number
}

export interface PrintedPaper {
  readonly caseNo: string
  readonly version: number
  readonly revision: number
  /** `PH302-000418_v1_r8_cioms_zh.pdf` */
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** Papers of cases, as whoever acts sees the case: what is not seen is in no paper. */
export abstract class Papers {
  /** The forms of the installation, in their order. */
  abstract forms(): Promise<readonly PaperForm[]>
  /** The pages as they would be printed; nothing leaves the house. Refuses what `print` refuses. */
  abstract pages(caseId: string, wish: PaperWish): Promise<LaidPaper>
  /**
   * Makes a file and says so in the trail. Refuses with 1005 a form or a revision that is not there,
   * with 2604 an unknown case, with 2602 a deleted one.
   */
  abstract print(caseId: string, wish: PaperWish, kind: PaperFile): Promise<PrintedPaper>
  /** Ends the threads; a command calls it when it is done. */
  abstract close(): Promise<void>
}
