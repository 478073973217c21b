import { createContext, useCallback, useContext } from 'react'
import { parsePath } from '#kernel/case/content/element_path'
import { toId } from '#kernel/case/content/element_id'
import { usePermission } from '#resources/app/shared_props'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { levelAt } from '#resources/forms/content/edit_content'
import { pageAddress } from '../case/page_address'
import { pageOfElement } from '../case/findings_by_page'
import { useRevision } from './use_revision'

/** Address of a place of the case as it stands now; null when its row is gone. */
type Jump = (path: string) => string | null

export const JumpContext = createContext<Jump>(() => null)

/** The way from a difference to its element. */
export function useJump(): Jump {
  return useContext(JumpContext)
}

/**
 * Leads to elements of a case: into the editor for those who may edit, else into the view.
 * @param latest number of the latest revision, in which the place must still be there
 */
export function useJumpInto(caseId: string, latest: number): Jump {
  const { pages } = useForms()
  const mayEdit = usePermission('CASE_EDIT')
  const now = useRevision(caseId, latest).data
  return useCallback(
    (path) => {
      const steps = parsePath(path)
      const rows = steps.filter(({ row }) => row !== undefined)
      if (!now || !levelAt(now, rows)) return null
      const page = pageOfElement(pages, toId(steps.at(-1)!.key))
      const address = page && mayEdit ? pageAddress(caseId, page) : `/cases/${caseId}`
      return `${address}#${encodeURIComponent(path)}`
    },
    [now, pages, mayEdit, caseId]
  )
}
