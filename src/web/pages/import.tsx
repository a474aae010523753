import { useState } from 'react';
import { go } from '../router.ts';

/** A match from a file: kept here, and opened where it stands. */
export function ImportMatch() {
  const [complaint, setComplaint] = useState<string | null>(null);
  const open = async (file: File | undefined): Promise<void> => {
    setComplaint(null);
    if (file === undefined) return;
    try {
      // Reading a record needs the kernel; the front page does without it.
      const { importRecord } = await import('../match/import.ts');
      go('replay', await importRecord(file));
    } catch (error) {
      setComplaint(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="door">
      <label className="field">
        <span>A match saved as a file</span>
        <input type="file" accept="application/json,.json" onChange={(event) => void open(event.target.files?.[0])} />
      </label>
      {complaint !== null && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
    </div>
  );
}
