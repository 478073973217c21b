import type { ReactNode } from 'react'
import Select from '@mui/material/Select'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import { Btn } from '../btn'
import { Icon } from '../icons'
import { namedList } from '../named_list'
import { Grow } from '../panel'
import { type PageSize, pageSizes } from './page_size'
import { Pager } from './parts'

export interface Paging {
  page: number
  pageSize: PageSize
  total: number
  /** The list holds at least so many; counting on would cost too much. */
  totalIsLowerBound?: boolean
  onPage: (page: number) => void
  onPageSize: (size: PageSize) => void
  /** What stands at its beginning. */
  children?: ReactNode
}

/** Rows per page, where we are, back and on. */
export function TablePager({
  page,
  pageSize,
  total,
  totalIsLowerBound,
  onPage,
  onPageSize,
  children,
}: Paging) {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language)
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  const count = `${number.format(total)}${totalIsLowerBound ? '+' : ''}`
  return (
    <Pager>
      {children}
      <Grow />
      <Select
        size="small"
        value={pageSize}
        onChange={(event) => onPageSize(event.target.value)}
        inputProps={{ 'aria-label': t('table.page_size') }}
        MenuProps={namedList(t('table.page_size'))}
        sx={{ 'minHeight': 26, '& .MuiSelect-select': { py: '2px' } }}
      >
        {pageSizes.map((size) => (
          <MenuItem key={size} value={size}>
            {t('table.per_page', { size })}
          </MenuItem>
        ))}
      </Select>
      <span className="num">
        {t('table.range', { first: number.format(first), last: number.format(last), count })}
      </span>
      <Btn
        size="small"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        aria-label={t('table.previous')}
      >
        <Icon name="chevronLeft" size={14} />
      </Btn>
      <Btn
        size="small"
        disabled={last >= total && !totalIsLowerBound}
        onClick={() => onPage(page + 1)}
        aria-label={t('table.next')}
      >
        <Icon name="chevronRight" size={14} />
      </Btn>
    </Pager>
  )
}
