type Respond = (address: string, init: RequestInit) => Promise<Response>;

/** A fake XMLHttpRequest with what the shop uses to upload files: a file is sent in one step, and `respond` answers. */
export const uploadWithResponse = (respond: Respond) =>
  class {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    response: unknown = null;
    onload?: () => void;
    onerror?: () => void;
    #method = '';
    #address = '';

    open(method: string, address: string): void {
      this.#method = method;
      this.#address = address;
    }

    setRequestHeader(): void {}

    send(body: Blob): void {
      this.upload.onprogress?.({ loaded: body.size, total: body.size });
      respond(this.#address, { method: this.#method, body }).then(
        async (response) => {
          // Tests' responses don't set a status; the server answers every upload with 201.
          this.status = response.ok ? 201 : response.status;
          this.response = await response.json();
          this.onload?.();
        },
        () => this.onerror?.(),
      );
    }
  };
