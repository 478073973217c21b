import IconButton from '@mui/material/IconButton'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '#resources/app/change_language'
import { currentLanguage } from '#resources/app/language'
import { languageNames } from '#resources/app/language_names'
import { useEditor } from '#resources/forms/editor/editor_context'
import { Icon } from '#resources/kit/icons'
import { Grow, Quiet } from '#resources/kit/panel'
import { SideBar } from './side_bar'
import { SidePage } from './side_page'
import type { SideViewProps } from './side_view'

/**
 * What the form holds at this moment, with names and codes in the other language. The left
 * language is that of the screen: to change sides is to change it.
 */
export function LanguageSide({ head, page }: SideViewProps) {
  const { t } = useTranslation()
  const content = useDeferredValue(useEditor((editor) => editor.content))
  const left = currentLanguage()
  const right = left === 'zh' ? 'en' : 'zh'
  return (
    <>
      <SideBar>
        <Quiet>{t('cases:beside.left')}</Quiet>
        <b lang={left}>{languageNames[left]}</b>
        <IconButton
          size="small"
          aria-label={t('cases:beside.change_sides')}
          title={t('cases:beside.change_sides')}
          onClick={() => changeLanguage(right)}
        >
          <Icon name="swap" size={15} />
        </IconButton>
        <b lang={right}>{languageNames[right]}</b>
        <Quiet>{t('cases:beside.right')}</Quiet>
        <Grow />
      </SideBar>
      <SidePage caseId={head.id} page={page} content={content} language={right} compares={false} />
    </>
  )
}
