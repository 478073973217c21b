import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { memo, useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { formatPath, type PathStep } from '#kernel/case/content/element_path'
import type { GroupField } from '#kernel/case/forms/page_layout'
import { useSay } from '#resources/app/language_context'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { Level } from '#resources/forms/content/edit_content'
import { useIsInside } from '#resources/forms/editor/place_at_hand'
import { useRowName } from '#resources/forms/rows/use_row_name'
import { Icon } from '#resources/kit/icons'
import { Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { useCompared } from './comparison_context'
import { RowName } from './row_name'
import type { SideSectionsType } from './side_sections_props'
import { TakeButton } from './take_button'
import { TakeOverContext } from './take_over'

const Root = styled('div')({
  'border': `1px solid ${colour.line}`,
  'borderRadius': 6,
  'marginTop': 6,
  'background': colour.card,
  'scrollMargin': 40,
  '&[data-missing=true]': { borderColor: colour.amberLine },
  '&[data-here=true]': { borderColor: colour.accentLine },
})
const Head = styled(ButtonBase)({
  'width': '100%',
  'justifyContent': 'flex-start',
  'gap': 6,
  'padding': '6px 10px 6px 6px',
  'font': 'inherit',
  'textAlign': 'left',
  'background': colour.head,
  'borderRadius': 6,
  '& b': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span:last-of-type': { marginLeft: 'auto', display: 'flex', gap: 4, flex: 'none' },
})
const NONE: readonly string[] = []

interface SideRowProps {
  row: Row
  index: number
  field: GroupField
  /** Steps into the row. */
  steps: readonly PathStep[]
  /** The level around the group. */
  level: Level
  /** The group has no other row. */
  only: boolean
  /** A row around it is missing in the form. */
  alone: boolean
  /** The form does not have the row. */
  missing: boolean
  /** Where the row stands in the form now, when it moved; from 1. */
  placeInForm: number | undefined
  Sections: SideSectionsType
}

/** One row beside the form; it opens with the row in the form that the person works in. */
export const SideRow = memo(function SideRow(props: SideRowProps) {
  const { row, index, field, steps, level, only, alone, missing, placeInForm, Sections } = props
  const { t } = useTranslation()
  const say = useSay()
  const { catalogue } = useForms()
  const takeOver = useContext(TakeOverContext)
  const nameOf = useRowName(field.summary ?? NONE)
  const root = useRef<HTMLDivElement>(null)
  const path = formatPath(steps)
  const here = useIsInside(path)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const count = useCompared((it) => (missing || alone ? 0 : it.countBelow(path)))
  const open = chosen ?? (here || only || (index === 0 && steps.length === 1))
  useEffect(() => {
    setChosen(null)
    if (here) root.current?.scrollIntoView({ block: 'nearest' })
  }, [here])
  const name = nameOf(row) || say(catalogue.nameOf(field.group))
  return (
    <Root ref={root} data-beside={path} data-missing={missing} data-here={here}>
      <Head aria-expanded={open} onClick={() => setChosen(!open)}>
        <Icon name={open ? 'chevronDown' : 'chevronRight'} size={14} />
        <Quiet className="num">
          {field.group}[{index + 1}]
        </Quiet>
        <b>
          <RowName field={field} row={row} />
        </b>
        <span>
          {missing && <Tag tone="amber">{t('cases:beside.missing')}</Tag>}
          {placeInForm !== undefined && (
            <Tag tone="violet">{t('cases:beside.moved', { place: placeInForm })}</Tag>
          )}
          {count > 0 && <Tag tone="amber">{t('cases:beside.count', { count })}</Tag>}
        </span>
      </Head>
      {open && (
        <div style={{ padding: '2px 4px 6px' }}>
          {missing && takeOver && !field.fixedRows && (
            <TakeButton
              name={`${field.group} ${name}`}
              here={false}
              onTake={() => takeOver.row(steps.slice(0, -1), toKey(field.group), row, level, name)}
            />
          )}
          <Sections sections={field.sections} level={row} steps={steps} alone={alone || missing} />
        </div>
      )}
    </Root>
  )
})
