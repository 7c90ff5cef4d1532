import type { Brand, TableList } from '../definition';

/** A table list as a brand has it: without the columns and filters of others. */
export function listOfBrand(list: TableList, brand: Brand | undefined): TableList {
  const { columns, filters } = list;
  return {
    ...list,
    columns: columns.filter((column) => isFor(column, brand)),
    ...(filters && { filters: filters.filter((filter) => isFor(filter, brand)) }),
  };
}

function isFor({ brands }: { readonly brands?: readonly Brand[] }, brand: Brand | undefined): boolean {
  return brands === undefined || (brand !== undefined && brands.includes(brand));
}
