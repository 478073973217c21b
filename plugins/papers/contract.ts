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
  /** Those in which it is printed; all when absent. */
  readonly languages?: readonly PaperLanguage[]
  /** No letters are smaller, in points. */
  readonly least?: number
  /** Boxes at their places, sections that flow, or all pages of a case as tables. */
  readonly layout: BoxLayout | SectionLayout | 'pages'
}

/** What all layouts but `pages` have. */
interface Filling {
  /** Texts that templates say: `{:onset}`. */
  readonly words: Readonly<Record<string, Words>>
  /** Rows with a name: `suspect` for those of G.k whose role is such. */
  readonly rows: Readonly<Record<string, NamedRows>>
  /** One form for each of these rows; a case without any has no such paper. */
  readonly each?: string
}

export interface BoxLayout extends Filling {
  readonly headings: readonly (PlaceOnPage & { readonly text: Words })[]
  readonly boxes: readonly FormBox[]
}

/** Headings with what belongs to them, over as many pages as it takes. */
export interface SectionLayout extends Filling {
  readonly sections: readonly FormSection[]
  /** What is below the lines to sign on. */
  readonly signatures?: readonly Words[]
}

/** In millimetres from the left upper corner of its page. */
export interface PlaceOnPage {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** From 1; the first when absent. */
  readonly page?: number
}

/** Rows of a repeating group, those for which a condition is true. */
export interface NamedRows {
  readonly group: string
  readonly where?: string
  /** Those alone whose reference of this number points to the row that the form is about. */
  readonly pointing?: string
  /** The first of them alone. */
  readonly first?: true
}

/** A part of a form with a number, a name, and what it says. */
export interface FormSection {
  readonly key: string
  readonly label: Words
  readonly parts: readonly FormPart[]
}

export interface FormBox extends PlaceOnPage, FormSection {}

/** Text by a template, a line for each row, or choices with conditions. */
export type FormPart =
  | { readonly text: string }
  | {
      readonly each: string
      readonly columns: readonly { readonly title: Words; readonly text: string }[]
    }
  | { readonly ticks: readonly FormTick[] }

/** A choice; without a condition it is for a pen, since no element says it. */
export interface FormTick {
  readonly label: Words
  readonly when?: string
}

/** For whom a paper is, and what it hides from them. */
export interface PrivacySet {
  readonly key: string
  readonly name: Words
  /** Numbers of elements, and of groups with all that is in them. */
  readonly hides: readonly string[]
}

/** Forms of papers; a plugin adds its own. */
export const paperForms = new ExtensionPoint<PaperForm>('papers.forms')

/** Which paper of a case. */
export interface PaperWish {
  readonly form: string
  readonly language: PaperLanguage
  /** Key of a privacy set; `internal`, which hides nothing, when absent. */
  readonly privacy?: string
  /** The latest when absent. */
  readonly revision?: number
}

export interface PrintedPaper {
  readonly caseNo: string
  readonly version: number
  readonly revision: number
  /** `PH302-000418_v1_r8_cioms_zh.pdf`, with the privacy set where it hides something */
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** A paper that is made, of which the trail does not tell yet. */
export interface MadePaper extends PrintedPaper {
  readonly caseId: string
  /** What the trail tells of it. */
  readonly facts: {
    readonly form: string
    readonly language: PaperLanguage
    readonly privacy: string
    readonly kind: PaperFile
  }
}

/** Papers of cases, as whoever acts sees the case: what is not seen is in no paper. */
export abstract class Papers {
  /** The forms of the installation, in their order. */
  abstract forms(): Promise<readonly PaperForm[]>
  /** For whom papers are made, the one that hides nothing first. */
  abstract privacySets(): readonly PrivacySet[]
  /** The pages as they would be printed; nothing leaves the house. Refuses what `print` refuses. */
  abstract pages(caseId: string, wish: PaperWish): Promise<LaidPaper>
  /**
   * Makes a file and says so in the trail. Refuses with 1005 a form, a privacy set or a revision that is
   * not there, with 2017 a language that the form does not have, with 1005 a case without anything that
   * the form is about, with 2604 an unknown case, with 2602 a deleted one.
   */
  abstract print(caseId: string, wish: PaperWish, kind: PaperFile): Promise<PrintedPaper>
  /** Makes the same file and leaves it to the caller to say so in the trail. Refuses what `print` refuses. */
  abstract make(caseId: string, wish: PaperWish, kind: PaperFile): Promise<MadePaper>
  /** Refuses of what `print` refuses that which no case can be printed by: form, privacy set, language. */
  abstract check(wish: PaperWish): Promise<void>
  /** Ends the threads; a command calls it when it is done. */
  abstract close(): Promise<void>
}
