import { allergens } from '@nutricion/domain/catalog/allergen';
import { findCategory } from '@nutricion/domain/catalog/category';
import { dietTagLabels } from '@nutricion/domain/catalog/diet-tags';
import { listParams } from '@nutricion/domain/catalog/filter/filter-params';
import { offeredChoices } from '@nutricion/domain/catalog/filter/offered-choices';
import { priceBands, priceBandText } from '@nutricion/domain/catalog/filter/price-bands';
import { useId } from 'react';
import { withoutAllergen } from '../active-filters.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { FilterGroup, FilterOption } from './filter-option.tsx';
import { type FilterPanelProps, PopularFilters } from './popular-filters.tsx';

/** All filters of a list. Each choice applies at once. */
export const FilterPanel = (props: FilterPanelProps) => {
  return (
    <div>
      <FilterGroup title="Mostrar">
        <PopularFilters {...props} />
      </FilterGroup>
      {props.by === 'category' ? <Categories {...props} /> : <Subcategories {...props} />}
      <Prices {...props} />
      <Allergens {...props} />
      <Diets {...props} />
    </div>
  );
};

const toggled = <T extends string>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

const Categories = ({ filter, onChange, facets }: FilterPanelProps) => {
  const choices = offeredChoices(facets?.categories, filter.categories);
  if (choices.length < 2 && filter.categories.length === 0) return null;
  return (
    <ChoiceGroup
      title="Categoría"
      choices={choices.map(({ value, count }) => ({
        value,
        label: findCategory(value)?.label ?? value,
        count,
        checked: filter.categories.includes(value),
      }))}
      onToggle={(value) => onChange({ categories: toggled(filter.categories, value) })}
    />
  );
};

const Subcategories = ({ filter, onChange, facets }: FilterPanelProps) => {
  const choices = offeredChoices(facets?.[listParams.subcategories.facet], filter.subcategories);
  if (choices.length < 2 && filter.subcategories.length === 0) return null;
  return (
    <ChoiceGroup
      title="Tipo"
      choices={choices.map(({ value, count }) => ({
        value,
        label: value,
        count,
        checked: filter.subcategories.includes(value),
      }))}
      onToggle={(value) => onChange({ subcategories: toggled(filter.subcategories, value) })}
    />
  );
};

const Prices = ({ filter, onChange, facets }: FilterPanelProps) => {
  const name = useId();
  const { minCents, maxCents } = filter;
  return (
    <FilterGroup title="Precio">
      <FilterOption
        type="radio"
        name={name}
        label="Cualquiera"
        checked={minCents === null && maxCents === null}
        onChange={() => onChange({ minCents: null, maxCents: null })}
      />
      {priceBands.map((band, at) => (
        <FilterOption
          key={priceBandText(band)}
          type="radio"
          name={name}
          label={priceBandText(band)}
          count={facets?.prices[at]}
          checked={band.minCents === minCents && band.maxCents === maxCents}
          onChange={() => onChange({ minCents: band.minCents, maxCents: band.maxCents })}
        />
      ))}
    </FilterGroup>
  );
};

const Allergens = ({ filter, onChange, facets }: FilterPanelProps) => (
  <ChoiceGroup
    title="Sin alérgenos"
    maxCount={allergens.length}
    choices={allergens.map(({ id }) => ({
      value: id,
      label: withoutAllergen(id),
      count: facets?.without.find(({ value }) => value === id)?.count,
      checked: filter.without.includes(id),
    }))}
    onToggle={(id) => {
      const without = toggled(filter.without, id);
      onChange({ without, withUnknown: filter.withUnknown && without.length > 0 });
    }}
  >
    <p className="mt-1 w-full text-nota text-tinta-suave">
      Contamos solo lo que declara sus alérgenos; «puede contener» también queda fuera. Confirma en la
      etiqueta.
    </p>
    {filter.without.length > 0 && (filter.withUnknown || (facets?.unknown ?? 0) > 0) && (
      <FilterOption
        label="También sin datos, al final"
        count={facets?.unknown}
        checked={filter.withUnknown}
        onChange={() => onChange({ withUnknown: !filter.withUnknown })}
      />
    )}
  </ChoiceGroup>
);

const Diets = ({ filter, onChange, facets }: FilterPanelProps) => {
  const choices = offeredChoices(facets?.diets, filter.diets);
  if (choices.length === 0) return null;
  return (
    <ChoiceGroup
      title="Dieta"
      choices={choices.map(({ value, count }) => ({
        value,
        label: dietTagLabels[value] ?? value,
        count,
        checked: filter.diets.includes(value),
      }))}
      onToggle={(value) => onChange({ diets: toggled(filter.diets, value) })}
    />
  );
};
