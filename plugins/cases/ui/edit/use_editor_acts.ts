import { useNavigation } from '#resources/app/navigation/navigation'
import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { useOfferedActs } from '#resources/app/shell/palette/offered_acts'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { focusPage, isCovered } from '#resources/forms/editor/focus'
import { placeOfAddress, reveal } from '#resources/forms/editor/reveal'
import { useFormKeys } from '#resources/forms/editor/use_form_keys'
import { useOpenCase } from '#resources/forms/places/open_case'
import { pageAddress } from '../case/page_address'
import { useCaseEditor, useCaseEditorStore } from './use_case_editor'
import type { PageSteps } from './use_page_steps'

interface EditorActs {
  steps: PageSteps
  /** Absent where the page is only read. */
  onSave?: () => void
  onCheck: () => void
}

/**
 * What a person at the keyboard has on a page: the cursor in its first field or at the place that
 * the address names, keys from panel to panel, and the palette with places and acts.
 */
export function useEditorActs({ steps, onSave, onCheck }: EditorActs) {
  const editor = useCaseEditorStore()
  const regions = useCaseEditor((now) => now.regions)
  const { page, head } = editor.getState()
  const caseId = head.id
  const { t } = useTranslation()
  const forms = useForms()
  const { go } = useNavigation()
  useFormKeys()
  useEffect(() => {
    // The rows on the way to a place are drawn one after the other, which cannot begin in here.
    const timer = window.setTimeout(() => {
      // Whoever has opened the palette meanwhile types there.
      if (isCovered()) return
      const place = placeOfAddress()
      if (place) reveal(place)
      else focusPage()
    })
    return () => window.clearTimeout(timer)
  }, [])
  useOpenCase(
    useMemo(
      () => ({
        id: caseId,
        forms,
        content: () => editor.getState().content,
        regions,
        page: page.page,
        show: (name, path) => {
          if (name === page.page) return path ? reveal(path) : focusPage()
          const target = forms.pages.find((each) => each.page === name)!
          const address = pageAddress(caseId, target)
          go(path ? `${address}#${encodeURIComponent(path)}` : address)
        },
      }),
      [caseId, forms, editor, regions, page, go]
    )
  )
  useOfferedActs(
    useCallback(() => {
      const acts = [
        { id: 'save', title: t('cases:edit.save'), keys: 'Ctrl S', run: onSave },
        { id: 'check', title: t('cases:check.act'), keys: 'F9', run: onCheck },
        { id: 'next', title: t('cases:edit.next_page'), keys: 'Ctrl ↵', run: steps.next?.go },
        {
          id: 'previous',
          title: t('cases:edit.previous_page'),
          keys: 'Ctrl Shift ↵',
          run: steps.previous?.go,
        },
      ].flatMap(({ run, ...act }) => (run ? [{ ...act, icon: 'edit', run }] : []))
      const groups = document.querySelectorAll<HTMLElement>('#work [data-group]')
      const adders = [...groups].flatMap((group, index) => {
        const adder = group.querySelector<HTMLElement>('[data-add]')
        if (!adder) return []
        const title = t('forms.add_to', {
          group: say(forms.catalogue.labelOf(group.dataset.group!)),
        })
        const hint = group.dataset.group
        return [{ id: `add.${index}`, title, hint, icon: 'plus', run: () => adder.click() }]
      })
      return [...acts, ...adders]
    }, [t, forms, steps, onSave, onCheck])
  )
}
