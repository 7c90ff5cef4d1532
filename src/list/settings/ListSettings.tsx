import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import CheckedIcon from '@mui/icons-material/CheckBoxOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode } from 'react';
import type { ListColumn } from '../../definition';
import type { ListSettings } from '../areaList';
import type { ChangeQuery, ListQuery, QueryableList } from '../listQuery';
import { columnTexts } from '../texts';
import { useMenu } from '../../hooks/useMenu';
import { ViewsButton } from './ViewsButton';

/** Buttons for the views of a list, and for its columns if it has several. */
export function ListSettingsButtons(props: {
  readonly settings: ListSettings;
  /** Must stay the same object. */
  readonly list: QueryableList;
  /** Undefined for cards. */
  readonly columns?: readonly ListColumn[];
  readonly query: ListQuery;
  readonly change: ChangeQuery;
}): ReactNode {
  const { settings, list, columns = [], query, change } = props;
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' } }}>
      {columns.length > 1 && (
        <ColumnsButton
          columns={columns}
          visible={query.columns ?? []}
          onChange={(visible) => change({ columns: visible, page: query.page })}
        />
      )}
      <ViewsButton {...settings} {...{ list, query, change }} />
    </Box>
  );
}

/** Selects the visible columns of a table; the first one, which names the row, is always visible. */
function ColumnsButton(props: {
  /** All of them, in order. */
  readonly columns: readonly ListColumn[];
  /** Fields of the visible ones. */
  readonly visible: readonly string[];
  readonly onChange: (visible: readonly string[]) => void;
}): ReactNode {
  const { columns, visible, onChange } = props;
  const { button, menu } = useMenu();
  const all = columns.map(({ field }) => field);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<ColumnsIcon />} {...button}>
        {columnTexts.button}
      </Button>
      <Menu {...menu}>
        {columns.map(({ field, label }, index) => {
          const isVisible = visible.includes(field);
          const others = visible.filter((one) => one !== field);
          return (
            <MenuItem
              key={field}
              role="menuitemcheckbox"
              aria-checked={isVisible}
              dense
              disabled={index === 0}
              onClick={() => onChange(all.filter((one) => (one === field ? !isVisible : others.includes(one))))}
            >
              <ListItemIcon>{isVisible ? <CheckedIcon color="primary" /> : <UncheckedIcon />}</ListItemIcon>
              {label}
            </MenuItem>
          );
        })}
        <Divider />
        <MenuItem dense disabled={visible.length === all.length} onClick={() => onChange(all)}>
          {columnTexts.all}
        </MenuItem>
      </Menu>
    </>
  );
}
