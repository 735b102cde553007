import type { PreferencesJson } from '@nutricion/contract/accounts/preferences';
import { diets } from '@nutricion/domain/accounts/diet';
import { dietTagGroups, dietTagLabels } from '@nutricion/domain/catalog/diet-tags';
import { savePreferences, toggled } from './save-preferences.ts';
import { SavedCheck } from './saved-check.tsx';

/** The customer's diets and the label tags they look for; none is a valid choice. */
export const DietFields = ({ preferences }: { readonly preferences: PreferencesJson }) => (
  <>
    <fieldset className="mt-5">
      <legend className="mb-2.5 text-ui font-semibold">Tu dieta</legend>
      <div className="flex flex-wrap gap-2">
        {diets.map(({ id, label }) => (
          <SavedCheck
            key={id}
            checked={preferences.diets.includes(id)}
            onSave={(isOn) =>
              savePreferences((latest) => ({ ...latest, diets: toggled(latest.diets, id, isOn) }))
            }
          >
            {label}
          </SavedCheck>
        ))}
      </div>
    </fieldset>
    <fieldset className="mt-6">
      <legend className="mb-2.5 text-ui font-semibold">Lo que buscas en un producto</legend>
      <div className="grid gap-4">
        {dietTagGroups.map(({ title, tags }) => (
          <div key={title}>
            <p className="mb-2 text-nota text-tinta-suave">{title}</p>
            <div className="flex flex-wrap gap-2">
              {tags.map((tag) => (
                <SavedCheck
                  key={tag}
                  checked={preferences.dietTags.includes(tag)}
                  onSave={(isOn) =>
                    savePreferences((latest) => ({
                      ...latest,
                      dietTags: toggled(latest.dietTags, tag, isOn),
                    }))
                  }
                  className="text-[.875rem]"
                >
                  {dietTagLabels[tag]}
                </SavedCheck>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  </>
);
