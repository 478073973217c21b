import type { ComponentType } from 'react'
import type { PathStep } from '#kernel/case/content/element_path'
import type { PageSection } from '#kernel/case/forms/page_layout'

export interface SectionsProps {
  sections: readonly PageSection[]
  /** Rows around the sections, outermost first. */
  steps: readonly PathStep[]
}

/** Draws sections; handed down to groups, whose rows hold sections again. */
export type Sections = ComponentType<SectionsProps>
