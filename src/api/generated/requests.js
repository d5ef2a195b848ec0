/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
'use strict';
export const is_signUp = validate10;
const schema11 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/SignUp' },
  ],
};
const schema13 = {
  type: 'object',
  required: ['name', 'email', 'password', 'acceptsTerms'],
  properties: {
    name: { $ref: '#/components/schemas/Name' },
    email: { $ref: '#/components/schemas/EMail' },
    password: { $ref: '#/components/schemas/NewPassword' },
    acceptsTerms: { type: 'boolean', enum: [true] },
  },
};
const schema14 = {
  type: 'string',
  pattern: '^(?=[^\\u0000]*$)\\s*\\S',
  minLength: 1,
  maxLength: 60,
};
const schema15 = { type: 'string', format: 'email', minLength: 3, maxLength: 254 };
const schema16 = { type: 'string', format: 'password', minLength: 6, maxLength: 1000 };
const func2 = text => [...text].length;
const pattern0 = new RegExp('^(?=[^\\u0000]*$)\\s*\\S', 'u');
function validate12(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.name === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'name' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.email === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'email' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.password === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.acceptsTerms === undefined) {
      const err3 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'acceptsTerms' },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === 'string') {
        if (func2(data0) > 60) {
          const err4 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/components/schemas/Name/maxLength',
            keyword: 'maxLength',
            params: { limit: 60 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err5 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/components/schemas/Name/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern0.test(data0)) {
          const err6 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/components/schemas/Name/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=[^\\u0000]*$)\\s*\\S' },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/name',
          schemaPath: '#/components/schemas/Name/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.email !== undefined) {
      let data1 = data.email;
      if (typeof data1 === 'string') {
        if (func2(data1) > 254) {
          const err8 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/maxLength',
            keyword: 'maxLength',
            params: { limit: 254 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func2(data1) < 3) {
          const err9 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/minLength',
            keyword: 'minLength',
            params: { limit: 3 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = {
          instancePath: instancePath + '/email',
          schemaPath: '#/components/schemas/EMail/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.password !== undefined) {
      let data2 = data.password;
      if (typeof data2 === 'string') {
        if (func2(data2) > 1000) {
          const err11 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/NewPassword/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func2(data2) < 6) {
          const err12 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/NewPassword/minLength',
            keyword: 'minLength',
            params: { limit: 6 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = {
          instancePath: instancePath + '/password',
          schemaPath: '#/components/schemas/NewPassword/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.acceptsTerms !== undefined) {
      let data3 = data.acceptsTerms;
      if (typeof data3 !== 'boolean') {
        const err14 = {
          instancePath: instancePath + '/acceptsTerms',
          schemaPath: '#/properties/acceptsTerms/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (!(data3 === true)) {
        const err15 = {
          instancePath: instancePath + '/acceptsTerms',
          schemaPath: '#/properties/acceptsTerms/enum',
          keyword: 'enum',
          params: { allowedValues: schema13.properties.acceptsTerms.enum },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
function validate10(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!validate12(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
    errors = vErrors.length;
  }
  validate10.errors = vErrors;
  return errors === 0;
}
export const is_sendVerificationLink = validate14;
const schema17 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/Address' },
  ],
};
const schema18 = {
  type: 'object',
  required: ['email'],
  properties: { email: { $ref: '#/components/schemas/EMail' } },
};
function validate15(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.email === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'email' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.email !== undefined) {
      let data0 = data.email;
      if (typeof data0 === 'string') {
        if (func2(data0) > 254) {
          const err1 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/maxLength',
            keyword: 'maxLength',
            params: { limit: 254 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func2(data0) < 3) {
          const err2 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/minLength',
            keyword: 'minLength',
            params: { limit: 3 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/email',
          schemaPath: '#/components/schemas/EMail/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}
function validate14(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!validate15(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
    errors = vErrors.length;
  }
  validate14.errors = vErrors;
  return errors === 0;
}
export const is_forgotPassword = validate17;
const schema20 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/Address' },
  ],
};
function validate18(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.email === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'email' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.email !== undefined) {
      let data0 = data.email;
      if (typeof data0 === 'string') {
        if (func2(data0) > 254) {
          const err1 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/maxLength',
            keyword: 'maxLength',
            params: { limit: 254 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func2(data0) < 3) {
          const err2 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/minLength',
            keyword: 'minLength',
            params: { limit: 3 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/email',
          schemaPath: '#/components/schemas/EMail/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate18.errors = vErrors;
  return errors === 0;
}
function validate17(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!validate18(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
    errors = vErrors.length;
  }
  validate17.errors = vErrors;
  return errors === 0;
}
export const is_changePassword = validate20;
const schema23 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/PasswordChange' },
  ],
};
const schema24 = {
  type: 'object',
  required: ['password', 'newPassword'],
  properties: {
    password: { $ref: '#/components/schemas/PresentPassword' },
    newPassword: { $ref: '#/components/schemas/NewPassword' },
  },
};
const schema25 = { type: 'string', format: 'password', minLength: 1, maxLength: 1000 };
function validate21(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.password === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.newPassword === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'newPassword' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.password !== undefined) {
      let data0 = data.password;
      if (typeof data0 === 'string') {
        if (func2(data0) > 1000) {
          const err2 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err3 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = {
          instancePath: instancePath + '/password',
          schemaPath: '#/components/schemas/PresentPassword/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.newPassword !== undefined) {
      let data1 = data.newPassword;
      if (typeof data1 === 'string') {
        if (func2(data1) > 1000) {
          const err5 = {
            instancePath: instancePath + '/newPassword',
            schemaPath: '#/components/schemas/NewPassword/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func2(data1) < 6) {
          const err6 = {
            instancePath: instancePath + '/newPassword',
            schemaPath: '#/components/schemas/NewPassword/minLength',
            keyword: 'minLength',
            params: { limit: 6 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/newPassword',
          schemaPath: '#/components/schemas/NewPassword/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
function validate20(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!validate21(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
    errors = vErrors.length;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
export const is_editProfile = validate23;
const schema27 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/ProfileChange' },
  ],
};
const schema28 = {
  type: 'object',
  required: ['version'],
  properties: {
    version: { type: 'integer', minimum: 0, maximum: 2147483646 },
    name: { $ref: '#/components/schemas/Name' },
    about: { type: 'string', pattern: '^[^\\u0000]*$', maxLength: 1000 },
    languages: { $ref: '#/components/schemas/Languages' },
    house: { $ref: '#/components/schemas/House' },
    place: { anyOf: [{ $ref: '#/components/schemas/Place' }, { type: 'null' }] },
  },
};
const schema32 = {
  type: 'object',
  required: ['roof', 'colour', 'door'],
  properties: {
    roof: { type: 'string', enum: ['gable', 'flat', 'stepped', 'dome'] },
    colour: { type: 'string', enum: ['brick', 'wine', 'moss', 'pine', 'slate'] },
    door: { type: 'string', enum: ['square', 'round', 'double'] },
  },
};
const schema33 = {
  type: 'object',
  required: ['cell', 'span'],
  properties: {
    cell: { type: 'integer', minimum: 0, maximum: 2147483647 },
    span: { type: 'integer', enum: [1, 3, 9] },
  },
};
const pattern2 = new RegExp('^[^\\u0000]*$', 'u');
const schema30 = { type: 'array', maxItems: 20, items: { $ref: '#/components/schemas/Language' } };
const schema31 = { type: 'string', pattern: '^[a-z]{2,3}$' };
const pattern3 = new RegExp('^[a-z]{2,3}$', 'u');
function validate25(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 20) {
      const err0 = {
        instancePath,
        schemaPath: '#/maxItems',
        keyword: 'maxItems',
        params: { limit: 20 },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 === 'string') {
        if (!pattern3.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/' + i0,
            schemaPath: '#/components/schemas/Language/pattern',
            keyword: 'pattern',
            params: { pattern: '^[a-z]{2,3}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/' + i0,
          schemaPath: '#/components/schemas/Language/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'array' } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
function validate24(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.version === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'version' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version !== undefined) {
      let data0 = data.version;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0))) {
        const err1 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == 'number') {
        if (data0 > 2147483646 || isNaN(data0)) {
          const err2 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483646 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 === 'string') {
        if (func2(data1) > 60) {
          const err4 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/components/schemas/Name/maxLength',
            keyword: 'maxLength',
            params: { limit: 60 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func2(data1) < 1) {
          const err5 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/components/schemas/Name/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern0.test(data1)) {
          const err6 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/components/schemas/Name/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=[^\\u0000]*$)\\s*\\S' },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/name',
          schemaPath: '#/components/schemas/Name/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.about !== undefined) {
      let data2 = data.about;
      if (typeof data2 === 'string') {
        if (func2(data2) > 1000) {
          const err8 = {
            instancePath: instancePath + '/about',
            schemaPath: '#/properties/about/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err9 = {
            instancePath: instancePath + '/about',
            schemaPath: '#/properties/about/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = {
          instancePath: instancePath + '/about',
          schemaPath: '#/properties/about/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.languages !== undefined) {
      if (
        !validate25(data.languages, {
          instancePath: instancePath + '/languages',
          parentData: data,
          parentDataProperty: 'languages',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if (data.house !== undefined) {
      let data4 = data.house;
      if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
        if (data4.roof === undefined) {
          const err11 = {
            instancePath: instancePath + '/house',
            schemaPath: '#/components/schemas/House/required',
            keyword: 'required',
            params: { missingProperty: 'roof' },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data4.colour === undefined) {
          const err12 = {
            instancePath: instancePath + '/house',
            schemaPath: '#/components/schemas/House/required',
            keyword: 'required',
            params: { missingProperty: 'colour' },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data4.door === undefined) {
          const err13 = {
            instancePath: instancePath + '/house',
            schemaPath: '#/components/schemas/House/required',
            keyword: 'required',
            params: { missingProperty: 'door' },
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data4.roof !== undefined) {
          let data5 = data4.roof;
          if (typeof data5 !== 'string') {
            const err14 = {
              instancePath: instancePath + '/house/roof',
              schemaPath: '#/components/schemas/House/properties/roof/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          if (!(data5 === 'gable' || data5 === 'flat' || data5 === 'stepped' || data5 === 'dome')) {
            const err15 = {
              instancePath: instancePath + '/house/roof',
              schemaPath: '#/components/schemas/House/properties/roof/enum',
              keyword: 'enum',
              params: { allowedValues: schema32.properties.roof.enum },
            };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data4.colour !== undefined) {
          let data6 = data4.colour;
          if (typeof data6 !== 'string') {
            const err16 = {
              instancePath: instancePath + '/house/colour',
              schemaPath: '#/components/schemas/House/properties/colour/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (
            !(
              data6 === 'brick' ||
              data6 === 'wine' ||
              data6 === 'moss' ||
              data6 === 'pine' ||
              data6 === 'slate'
            )
          ) {
            const err17 = {
              instancePath: instancePath + '/house/colour',
              schemaPath: '#/components/schemas/House/properties/colour/enum',
              keyword: 'enum',
              params: { allowedValues: schema32.properties.colour.enum },
            };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data4.door !== undefined) {
          let data7 = data4.door;
          if (typeof data7 !== 'string') {
            const err18 = {
              instancePath: instancePath + '/house/door',
              schemaPath: '#/components/schemas/House/properties/door/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (!(data7 === 'square' || data7 === 'round' || data7 === 'double')) {
            const err19 = {
              instancePath: instancePath + '/house/door',
              schemaPath: '#/components/schemas/House/properties/door/enum',
              keyword: 'enum',
              params: { allowedValues: schema32.properties.door.enum },
            };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = {
          instancePath: instancePath + '/house',
          schemaPath: '#/components/schemas/House/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.place !== undefined) {
      let data8 = data.place;
      const _errs19 = errors;
      let valid4 = false;
      const _errs20 = errors;
      if (data8 && typeof data8 == 'object' && !Array.isArray(data8)) {
        if (data8.cell === undefined) {
          const err21 = {
            instancePath: instancePath + '/place',
            schemaPath: '#/components/schemas/Place/required',
            keyword: 'required',
            params: { missingProperty: 'cell' },
          };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data8.span === undefined) {
          const err22 = {
            instancePath: instancePath + '/place',
            schemaPath: '#/components/schemas/Place/required',
            keyword: 'required',
            params: { missingProperty: 'span' },
          };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data8.cell !== undefined) {
          let data9 = data8.cell;
          if (!(typeof data9 == 'number' && !(data9 % 1) && !isNaN(data9))) {
            const err23 = {
              instancePath: instancePath + '/place/cell',
              schemaPath: '#/components/schemas/Place/properties/cell/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (typeof data9 == 'number') {
            if (data9 > 2147483647 || isNaN(data9)) {
              const err24 = {
                instancePath: instancePath + '/place/cell',
                schemaPath: '#/components/schemas/Place/properties/cell/maximum',
                keyword: 'maximum',
                params: { comparison: '<=', limit: 2147483647 },
              };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (data9 < 0 || isNaN(data9)) {
              const err25 = {
                instancePath: instancePath + '/place/cell',
                schemaPath: '#/components/schemas/Place/properties/cell/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 0 },
              };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          }
        }
        if (data8.span !== undefined) {
          let data10 = data8.span;
          if (!(typeof data10 == 'number' && !(data10 % 1) && !isNaN(data10))) {
            const err26 = {
              instancePath: instancePath + '/place/span',
              schemaPath: '#/components/schemas/Place/properties/span/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
          if (!(data10 === 1 || data10 === 3 || data10 === 9)) {
            const err27 = {
              instancePath: instancePath + '/place/span',
              schemaPath: '#/components/schemas/Place/properties/span/enum',
              keyword: 'enum',
              params: { allowedValues: schema33.properties.span.enum },
            };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      } else {
        const err28 = {
          instancePath: instancePath + '/place',
          schemaPath: '#/components/schemas/Place/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      var _valid0 = _errs20 === errors;
      valid4 = valid4 || _valid0;
      if (!valid4) {
        const _errs27 = errors;
        if (data8 !== null) {
          const err29 = {
            instancePath: instancePath + '/place',
            schemaPath: '#/properties/place/anyOf/1/type',
            keyword: 'type',
            params: { type: 'null' },
          };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        var _valid0 = _errs27 === errors;
        valid4 = valid4 || _valid0;
      }
      if (!valid4) {
        const err30 = {
          instancePath: instancePath + '/place',
          schemaPath: '#/properties/place/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      } else {
        errors = _errs19;
        if (vErrors !== null) {
          if (_errs19) {
            vErrors.length = _errs19;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err31 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err31];
    } else {
      vErrors.push(err31);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
function validate23(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!validate24(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
    errors = vErrors.length;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
export const is_exportData = validate28;
const schema34 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/PasswordAgain' },
  ],
};
const schema35 = {
  type: 'object',
  required: ['password'],
  properties: { password: { $ref: '#/components/schemas/PresentPassword' } },
};
function validate29(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.password === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.password !== undefined) {
      let data0 = data.password;
      if (typeof data0 === 'string') {
        if (func2(data0) > 1000) {
          const err1 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err2 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/password',
          schemaPath: '#/components/schemas/PresentPassword/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
function validate28(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
    errors = vErrors.length;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
export const is_deleteAccount = validate31;
const schema37 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/PasswordAgain' },
  ],
};
function validate32(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.password === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.password !== undefined) {
      let data0 = data.password;
      if (typeof data0 === 'string') {
        if (func2(data0) > 1000) {
          const err1 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err2 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/password',
          schemaPath: '#/components/schemas/PresentPassword/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
function validate31(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!validate32(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
    errors = vErrors.length;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
export const is_verifyEmail = validate34;
const schema40 = {
  type: 'object',
  required: ['token'],
  properties: { token: { $ref: 'openapi.yaml#/components/schemas/Token' } },
};
const schema41 = { type: 'string', minLength: 1, maxLength: 512 };
function validate34(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.token === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'token' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.token !== undefined) {
      let data0 = data.token;
      if (typeof data0 === 'string') {
        if (func2(data0) > 512) {
          const err1 = {
            instancePath: instancePath + '/token',
            schemaPath: 'openapi.yaml#/components/schemas/Token/maxLength',
            keyword: 'maxLength',
            params: { limit: 512 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err2 = {
            instancePath: instancePath + '/token',
            schemaPath: 'openapi.yaml#/components/schemas/Token/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/token',
          schemaPath: 'openapi.yaml#/components/schemas/Token/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
export const is_resetPassword = validate35;
const schema42 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/ResetRequest' },
  ],
};
const schema43 = {
  type: 'object',
  required: ['newPassword', 'token'],
  properties: {
    newPassword: { $ref: '#/components/schemas/NewPassword' },
    token: { $ref: '#/components/schemas/Token' },
  },
};
function validate36(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.newPassword === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'newPassword' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.token === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'token' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.newPassword !== undefined) {
      let data0 = data.newPassword;
      if (typeof data0 === 'string') {
        if (func2(data0) > 1000) {
          const err2 = {
            instancePath: instancePath + '/newPassword',
            schemaPath: '#/components/schemas/NewPassword/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 6) {
          const err3 = {
            instancePath: instancePath + '/newPassword',
            schemaPath: '#/components/schemas/NewPassword/minLength',
            keyword: 'minLength',
            params: { limit: 6 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = {
          instancePath: instancePath + '/newPassword',
          schemaPath: '#/components/schemas/NewPassword/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.token !== undefined) {
      let data1 = data.token;
      if (typeof data1 === 'string') {
        if (func2(data1) > 512) {
          const err5 = {
            instancePath: instancePath + '/token',
            schemaPath: '#/components/schemas/Token/maxLength',
            keyword: 'maxLength',
            params: { limit: 512 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func2(data1) < 1) {
          const err6 = {
            instancePath: instancePath + '/token',
            schemaPath: '#/components/schemas/Token/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/token',
          schemaPath: '#/components/schemas/Token/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
function validate35(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!validate36(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
    errors = vErrors.length;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
export const is_signIn = validate38;
const schema46 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/SignIn' },
  ],
};
const schema47 = {
  type: 'object',
  required: ['email', 'password'],
  properties: {
    email: { $ref: '#/components/schemas/EMail' },
    password: { $ref: '#/components/schemas/PresentPassword' },
  },
};
function validate39(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.email === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'email' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.password === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.email !== undefined) {
      let data0 = data.email;
      if (typeof data0 === 'string') {
        if (func2(data0) > 254) {
          const err2 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/maxLength',
            keyword: 'maxLength',
            params: { limit: 254 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 3) {
          const err3 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/minLength',
            keyword: 'minLength',
            params: { limit: 3 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = {
          instancePath: instancePath + '/email',
          schemaPath: '#/components/schemas/EMail/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.password !== undefined) {
      let data1 = data.password;
      if (typeof data1 === 'string') {
        if (func2(data1) > 1000) {
          const err5 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func2(data1) < 1) {
          const err6 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/components/schemas/PresentPassword/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/password',
          schemaPath: '#/components/schemas/PresentPassword/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
function validate38(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!validate39(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
    errors = vErrors.length;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
export const is_session = validate41;
const schema50 = { type: 'object', required: [], properties: {} };
function validate41(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
export const is_signOut = validate42;
const schema51 = { type: 'object', required: [], properties: {} };
function validate42(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
export const is_sessions = validate43;
const schema52 = { type: 'object', required: [], properties: {} };
function validate43(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
export const is_endOtherSessions = validate44;
const schema53 = { type: 'object', required: [], properties: {} };
function validate44(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate44.errors = vErrors;
  return errors === 0;
}
export const is_endSession = validate45;
const schema54 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
};
const schema55 = {
  type: 'string',
  format: 'uuid',
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
};
const pattern4 = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', 'u');
function validate45(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
export const is_member = validate46;
const schema56 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
};
function validate46(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
export const is_block = validate47;
const schema58 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
};
function validate47(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate47.errors = vErrors;
  return errors === 0;
}
export const is_unblock = validate48;
const schema60 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
};
function validate48(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate48.errors = vErrors;
  return errors === 0;
}
export const is_report = validate49;
const schema62 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/Report' },
  ],
};
const schema63 = {
  type: 'object',
  required: ['memberId', 'reason'],
  properties: {
    memberId: { $ref: '#/components/schemas/Id' },
    reason: { type: 'string', pattern: '^(?=[^\\u0000]*$)\\s*\\S', minLength: 1, maxLength: 2000 },
    copyId: { $ref: '#/components/schemas/Id' },
    number: { type: 'integer', minimum: 1, maximum: 2147483646 },
  },
};
function validate50(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.memberId === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'memberId' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.reason === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'reason' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.memberId !== undefined) {
      let data0 = data.memberId;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/memberId',
            schemaPath: '#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/memberId',
          schemaPath: '#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.reason !== undefined) {
      let data1 = data.reason;
      if (typeof data1 === 'string') {
        if (func2(data1) > 2000) {
          const err4 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/maxLength',
            keyword: 'maxLength',
            params: { limit: 2000 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func2(data1) < 1) {
          const err5 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern0.test(data1)) {
          const err6 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=[^\\u0000]*$)\\s*\\S' },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/reason',
          schemaPath: '#/properties/reason/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.copyId !== undefined) {
      let data2 = data.copyId;
      if (typeof data2 === 'string') {
        if (!pattern4.test(data2)) {
          const err8 = {
            instancePath: instancePath + '/copyId',
            schemaPath: '#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = {
          instancePath: instancePath + '/copyId',
          schemaPath: '#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.number !== undefined) {
      let data3 = data.number;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
        const err10 = {
          instancePath: instancePath + '/number',
          schemaPath: '#/properties/number/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data3 == 'number') {
        if (data3 > 2147483646 || isNaN(data3)) {
          const err11 = {
            instancePath: instancePath + '/number',
            schemaPath: '#/properties/number/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483646 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err12 = {
            instancePath: instancePath + '/number',
            schemaPath: '#/properties/number/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
  } else {
    const err13 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
function validate49(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!validate50(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
    errors = vErrors.length;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
export const is_reports = validate52;
const schema66 = {
  type: 'object',
  required: [],
  properties: { cursor: { type: 'string', minLength: 1, maxLength: 500 } },
};
function validate52(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.cursor !== undefined) {
      let data0 = data.cursor;
      if (typeof data0 === 'string') {
        if (func2(data0) > 500) {
          const err0 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err1 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
export const is_decide = validate53;
const schema67 = {
  allOf: [
    {
      type: 'object',
      required: ['id'],
      properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
    },
    { $ref: 'openapi.yaml#/components/schemas/NewDecision' },
  ],
};
const schema69 = {
  type: 'object',
  required: ['decision'],
  properties: {
    decision: { $ref: '#/components/schemas/Decision' },
    title: { $ref: '#/components/schemas/BookTitle' },
    authors: { $ref: '#/components/schemas/BookAuthors' },
  },
};
const schema70 = { type: 'string', enum: ['dismiss', 'hide', 'hide book', 'correct', 'suspend'] };
const schema71 = {
  type: 'string',
  pattern: '^(?=[^\\u0000]*$)\\s*\\S',
  minLength: 1,
  maxLength: 300,
};
const schema72 = { type: 'string', pattern: '^[^\\u0000]*$', maxLength: 300 };
function validate54(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.decision === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'decision' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.decision !== undefined) {
      let data0 = data.decision;
      if (typeof data0 !== 'string') {
        const err1 = {
          instancePath: instancePath + '/decision',
          schemaPath: '#/components/schemas/Decision/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (
        !(
          data0 === 'dismiss' ||
          data0 === 'hide' ||
          data0 === 'hide book' ||
          data0 === 'correct' ||
          data0 === 'suspend'
        )
      ) {
        const err2 = {
          instancePath: instancePath + '/decision',
          schemaPath: '#/components/schemas/Decision/enum',
          keyword: 'enum',
          params: { allowedValues: schema70.enum },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.title !== undefined) {
      let data1 = data.title;
      if (typeof data1 === 'string') {
        if (func2(data1) > 300) {
          const err3 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func2(data1) < 1) {
          const err4 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern0.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=[^\\u0000]*$)\\s*\\S' },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = {
          instancePath: instancePath + '/title',
          schemaPath: '#/components/schemas/BookTitle/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.authors !== undefined) {
      let data2 = data.authors;
      if (typeof data2 === 'string') {
        if (func2(data2) > 300) {
          const err7 = {
            instancePath: instancePath + '/authors',
            schemaPath: '#/components/schemas/BookAuthors/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err8 = {
            instancePath: instancePath + '/authors',
            schemaPath: '#/components/schemas/BookAuthors/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = {
          instancePath: instancePath + '/authors',
          schemaPath: '#/components/schemas/BookAuthors/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
function validate53(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/allOf/0/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  if (!validate54(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
    errors = vErrors.length;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
export const is_places = validate56;
const schema73 = {
  type: 'object',
  required: [],
  properties: {
    q: { type: 'string', minLength: 2, maxLength: 80 },
    cell: { type: 'string', pattern: '^\\d{1,10}$' },
  },
};
const pattern14 = new RegExp('^\\d{1,10}$', 'u');
function validate56(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.q !== undefined) {
      let data0 = data.q;
      if (typeof data0 === 'string') {
        if (func2(data0) > 80) {
          const err0 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/maxLength',
            keyword: 'maxLength',
            params: { limit: 80 },
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (func2(data0) < 2) {
          const err1 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/minLength',
            keyword: 'minLength',
            params: { limit: 2 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/q',
          schemaPath: '#/properties/q/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.cell !== undefined) {
      let data1 = data.cell;
      if (typeof data1 === 'string') {
        if (!pattern14.test(data1)) {
          const err3 = {
            instancePath: instancePath + '/cell',
            schemaPath: '#/properties/cell/pattern',
            keyword: 'pattern',
            params: { pattern: '^\\d{1,10}$' },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = {
          instancePath: instancePath + '/cell',
          schemaPath: '#/properties/cell/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
export const is_lookUpBooks = validate57;
const schema74 = {
  type: 'object',
  required: ['q'],
  properties: { q: { type: 'string', pattern: '\\S', minLength: 1, maxLength: 300 } },
};
const pattern15 = new RegExp('\\S', 'u');
function validate57(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.q === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'q' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.q !== undefined) {
      let data0 = data.q;
      if (typeof data0 === 'string') {
        if (func2(data0) > 300) {
          const err1 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err2 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern15.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = {
          instancePath: instancePath + '/q',
          schemaPath: '#/properties/q/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
export const is_discover = validate58;
const schema75 = {
  type: 'object',
  required: [],
  properties: {
    q: { type: 'string', minLength: 1, maxLength: 300 },
    way: { $ref: 'openapi.yaml#/components/schemas/Way' },
    within: { type: 'string', enum: ['1', '2', '5', '10', '25'] },
    language: { $ref: 'openapi.yaml#/components/schemas/Language' },
    cursor: { type: 'string', minLength: 1, maxLength: 500 },
  },
};
const schema76 = { type: 'string', enum: ['give', 'sell', 'swap'] };
function validate58(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.q !== undefined) {
      let data0 = data.q;
      if (typeof data0 === 'string') {
        if (func2(data0) > 300) {
          const err0 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err1 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/q',
          schemaPath: '#/properties/q/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.way !== undefined) {
      let data1 = data.way;
      if (typeof data1 !== 'string') {
        const err3 = {
          instancePath: instancePath + '/way',
          schemaPath: 'openapi.yaml#/components/schemas/Way/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data1 === 'give' || data1 === 'sell' || data1 === 'swap')) {
        const err4 = {
          instancePath: instancePath + '/way',
          schemaPath: 'openapi.yaml#/components/schemas/Way/enum',
          keyword: 'enum',
          params: { allowedValues: schema76.enum },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.within !== undefined) {
      let data2 = data.within;
      if (typeof data2 !== 'string') {
        const err5 = {
          instancePath: instancePath + '/within',
          schemaPath: '#/properties/within/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data2 === '1' || data2 === '2' || data2 === '5' || data2 === '10' || data2 === '25')) {
        const err6 = {
          instancePath: instancePath + '/within',
          schemaPath: '#/properties/within/enum',
          keyword: 'enum',
          params: { allowedValues: schema75.properties.within.enum },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.language !== undefined) {
      let data3 = data.language;
      if (typeof data3 === 'string') {
        if (!pattern3.test(data3)) {
          const err7 = {
            instancePath: instancePath + '/language',
            schemaPath: 'openapi.yaml#/components/schemas/Language/pattern',
            keyword: 'pattern',
            params: { pattern: '^[a-z]{2,3}$' },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = {
          instancePath: instancePath + '/language',
          schemaPath: 'openapi.yaml#/components/schemas/Language/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.cursor !== undefined) {
      let data4 = data.cursor;
      if (typeof data4 === 'string') {
        if (func2(data4) > 500) {
          const err9 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func2(data4) < 1) {
          const err10 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
export const is_addCopy = validate59;
const schema78 = {
  allOf: [
    {
      type: 'object',
      required: ['Idempotency-Key'],
      properties: { 'Idempotency-Key': { $ref: 'openapi.yaml#/components/schemas/Id' } },
    },
    { $ref: 'openapi.yaml#/components/schemas/NewCopy' },
  ],
};
const schema80 = {
  type: 'object',
  required: ['book', 'ways', 'condition'],
  properties: {
    book: {
      anyOf: [{ $ref: '#/components/schemas/KnownBook' }, { $ref: '#/components/schemas/NewBook' }],
    },
    ways: { $ref: '#/components/schemas/Ways' },
    price: { $ref: '#/components/schemas/Price' },
    condition: { $ref: '#/components/schemas/Condition' },
    note: { $ref: '#/components/schemas/Note' },
  },
};
const schema89 = { type: ['integer', 'null'], minimum: 0, maximum: 10000000 };
const schema90 = { type: 'string', enum: ['as new', 'good', 'worn'] };
const schema91 = { type: 'string', pattern: '^[^\\u0000]*$', maxLength: 500 };
const schema81 = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { $ref: '#/components/schemas/Id' } },
};
function validate61(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === 'id')) {
        const err1 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/id',
            schemaPath: '#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/id',
          schemaPath: '#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
const schema83 = {
  type: 'object',
  required: ['title', 'authors'],
  properties: {
    title: { $ref: '#/components/schemas/BookTitle' },
    authors: { $ref: '#/components/schemas/BookAuthors' },
    language: { $ref: '#/components/schemas/Language' },
    year: { type: 'integer', minimum: -3000, maximum: 2200 },
    isbn: { type: 'string', maxLength: 40 },
  },
};
function validate63(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.title === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'title' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.authors === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'authors' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.title !== undefined) {
      let data0 = data.title;
      if (typeof data0 === 'string') {
        if (func2(data0) > 300) {
          const err2 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err3 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern0.test(data0)) {
          const err4 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=[^\\u0000]*$)\\s*\\S' },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = {
          instancePath: instancePath + '/title',
          schemaPath: '#/components/schemas/BookTitle/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.authors !== undefined) {
      let data1 = data.authors;
      if (typeof data1 === 'string') {
        if (func2(data1) > 300) {
          const err6 = {
            instancePath: instancePath + '/authors',
            schemaPath: '#/components/schemas/BookAuthors/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err7 = {
            instancePath: instancePath + '/authors',
            schemaPath: '#/components/schemas/BookAuthors/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = {
          instancePath: instancePath + '/authors',
          schemaPath: '#/components/schemas/BookAuthors/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.language !== undefined) {
      let data2 = data.language;
      if (typeof data2 === 'string') {
        if (!pattern3.test(data2)) {
          const err9 = {
            instancePath: instancePath + '/language',
            schemaPath: '#/components/schemas/Language/pattern',
            keyword: 'pattern',
            params: { pattern: '^[a-z]{2,3}$' },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = {
          instancePath: instancePath + '/language',
          schemaPath: '#/components/schemas/Language/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.year !== undefined) {
      let data3 = data.year;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
        const err11 = {
          instancePath: instancePath + '/year',
          schemaPath: '#/properties/year/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 == 'number') {
        if (data3 > 2200 || isNaN(data3)) {
          const err12 = {
            instancePath: instancePath + '/year',
            schemaPath: '#/properties/year/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2200 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data3 < -3000 || isNaN(data3)) {
          const err13 = {
            instancePath: instancePath + '/year',
            schemaPath: '#/properties/year/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -3000 },
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.isbn !== undefined) {
      let data4 = data.isbn;
      if (typeof data4 === 'string') {
        if (func2(data4) > 40) {
          const err14 = {
            instancePath: instancePath + '/isbn',
            schemaPath: '#/properties/isbn/maxLength',
            keyword: 'maxLength',
            params: { limit: 40 },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = {
          instancePath: instancePath + '/isbn',
          schemaPath: '#/properties/isbn/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
const schema87 = {
  type: 'array',
  minItems: 1,
  maxItems: 3,
  items: { $ref: '#/components/schemas/Way' },
};
function validate65(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 3) {
      const err0 = {
        instancePath,
        schemaPath: '#/maxItems',
        keyword: 'maxItems',
        params: { limit: 3 },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.length < 1) {
      const err1 = {
        instancePath,
        schemaPath: '#/minItems',
        keyword: 'minItems',
        params: { limit: 1 },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 !== 'string') {
        const err2 = {
          instancePath: instancePath + '/' + i0,
          schemaPath: '#/components/schemas/Way/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === 'give' || data0 === 'sell' || data0 === 'swap')) {
        const err3 = {
          instancePath: instancePath + '/' + i0,
          schemaPath: '#/components/schemas/Way/enum',
          keyword: 'enum',
          params: { allowedValues: schema76.enum },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'array' } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
function validate60(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.book === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'book' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.ways === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'ways' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.condition === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'condition' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.book !== undefined) {
      let data0 = data.book;
      const _errs2 = errors;
      let valid1 = false;
      const _errs3 = errors;
      if (
        !validate61(data0, {
          instancePath: instancePath + '/book',
          parentData: data,
          parentDataProperty: 'book',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs4 = errors;
        if (
          !validate63(data0, {
            instancePath: instancePath + '/book',
            parentData: data,
            parentDataProperty: 'book',
            rootData,
          })
        ) {
          vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err3 = {
          instancePath: instancePath + '/book',
          schemaPath: '#/properties/book/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs2;
        if (vErrors !== null) {
          if (_errs2) {
            vErrors.length = _errs2;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.ways !== undefined) {
      if (
        !validate65(data.ways, {
          instancePath: instancePath + '/ways',
          parentData: data,
          parentDataProperty: 'ways',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
        errors = vErrors.length;
      }
    }
    if (data.price !== undefined) {
      let data2 = data.price;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2)) && data2 !== null) {
        const err4 = {
          instancePath: instancePath + '/price',
          schemaPath: '#/components/schemas/Price/type',
          keyword: 'type',
          params: { type: schema89.type },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 == 'number') {
        if (data2 > 10000000 || isNaN(data2)) {
          const err5 = {
            instancePath: instancePath + '/price',
            schemaPath: '#/components/schemas/Price/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10000000 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err6 = {
            instancePath: instancePath + '/price',
            schemaPath: '#/components/schemas/Price/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.condition !== undefined) {
      let data3 = data.condition;
      if (typeof data3 !== 'string') {
        const err7 = {
          instancePath: instancePath + '/condition',
          schemaPath: '#/components/schemas/Condition/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data3 === 'as new' || data3 === 'good' || data3 === 'worn')) {
        const err8 = {
          instancePath: instancePath + '/condition',
          schemaPath: '#/components/schemas/Condition/enum',
          keyword: 'enum',
          params: { allowedValues: schema90.enum },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.note !== undefined) {
      let data4 = data.note;
      if (typeof data4 === 'string') {
        if (func2(data4) > 500) {
          const err9 = {
            instancePath: instancePath + '/note',
            schemaPath: '#/components/schemas/Note/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern2.test(data4)) {
          const err10 = {
            instancePath: instancePath + '/note',
            schemaPath: '#/components/schemas/Note/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = {
          instancePath: instancePath + '/note',
          schemaPath: '#/components/schemas/Note/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
function validate59(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data['Idempotency-Key'] === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/allOf/0/required',
        keyword: 'required',
        params: { missingProperty: 'Idempotency-Key' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data['Idempotency-Key'] !== undefined) {
      let data0 = data['Idempotency-Key'];
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/Idempotency-Key',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/Idempotency-Key',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
    errors = vErrors.length;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
export const is_copy = validate68;
const schema92 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
};
function validate68(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
export const is_editCopy = validate69;
const schema94 = {
  allOf: [
    {
      type: 'object',
      required: ['id'],
      properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
    },
    { $ref: 'openapi.yaml#/components/schemas/CopyChange' },
  ],
};
const schema96 = {
  type: 'object',
  required: ['version'],
  properties: {
    version: { type: 'integer', minimum: 1, maximum: 2147483646 },
    ways: { $ref: '#/components/schemas/Ways' },
    price: { $ref: '#/components/schemas/Price' },
    condition: { $ref: '#/components/schemas/Condition' },
    note: { $ref: '#/components/schemas/Note' },
    state: { type: 'string', enum: ['offered', 'aside'] },
    book: { $ref: '#/components/schemas/BookName' },
  },
};
const schema100 = {
  type: 'object',
  required: ['title', 'authors'],
  properties: {
    title: { $ref: '#/components/schemas/BookTitle' },
    authors: { $ref: '#/components/schemas/BookAuthors' },
    language: { $ref: '#/components/schemas/Language' },
  },
};
function validate72(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.title === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'title' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.authors === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'authors' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.title !== undefined) {
      let data0 = data.title;
      if (typeof data0 === 'string') {
        if (func2(data0) > 300) {
          const err2 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err3 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern0.test(data0)) {
          const err4 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/components/schemas/BookTitle/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=[^\\u0000]*$)\\s*\\S' },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = {
          instancePath: instancePath + '/title',
          schemaPath: '#/components/schemas/BookTitle/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.authors !== undefined) {
      let data1 = data.authors;
      if (typeof data1 === 'string') {
        if (func2(data1) > 300) {
          const err6 = {
            instancePath: instancePath + '/authors',
            schemaPath: '#/components/schemas/BookAuthors/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err7 = {
            instancePath: instancePath + '/authors',
            schemaPath: '#/components/schemas/BookAuthors/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = {
          instancePath: instancePath + '/authors',
          schemaPath: '#/components/schemas/BookAuthors/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.language !== undefined) {
      let data2 = data.language;
      if (typeof data2 === 'string') {
        if (!pattern3.test(data2)) {
          const err9 = {
            instancePath: instancePath + '/language',
            schemaPath: '#/components/schemas/Language/pattern',
            keyword: 'pattern',
            params: { pattern: '^[a-z]{2,3}$' },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = {
          instancePath: instancePath + '/language',
          schemaPath: '#/components/schemas/Language/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
function validate70(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.version === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'version' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version !== undefined) {
      let data0 = data.version;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0))) {
        const err1 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == 'number') {
        if (data0 > 2147483646 || isNaN(data0)) {
          const err2 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483646 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.ways !== undefined) {
      if (
        !validate65(data.ways, {
          instancePath: instancePath + '/ways',
          parentData: data,
          parentDataProperty: 'ways',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
        errors = vErrors.length;
      }
    }
    if (data.price !== undefined) {
      let data2 = data.price;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2)) && data2 !== null) {
        const err4 = {
          instancePath: instancePath + '/price',
          schemaPath: '#/components/schemas/Price/type',
          keyword: 'type',
          params: { type: schema89.type },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 == 'number') {
        if (data2 > 10000000 || isNaN(data2)) {
          const err5 = {
            instancePath: instancePath + '/price',
            schemaPath: '#/components/schemas/Price/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10000000 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err6 = {
            instancePath: instancePath + '/price',
            schemaPath: '#/components/schemas/Price/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.condition !== undefined) {
      let data3 = data.condition;
      if (typeof data3 !== 'string') {
        const err7 = {
          instancePath: instancePath + '/condition',
          schemaPath: '#/components/schemas/Condition/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data3 === 'as new' || data3 === 'good' || data3 === 'worn')) {
        const err8 = {
          instancePath: instancePath + '/condition',
          schemaPath: '#/components/schemas/Condition/enum',
          keyword: 'enum',
          params: { allowedValues: schema90.enum },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.note !== undefined) {
      let data4 = data.note;
      if (typeof data4 === 'string') {
        if (func2(data4) > 500) {
          const err9 = {
            instancePath: instancePath + '/note',
            schemaPath: '#/components/schemas/Note/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern2.test(data4)) {
          const err10 = {
            instancePath: instancePath + '/note',
            schemaPath: '#/components/schemas/Note/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = {
          instancePath: instancePath + '/note',
          schemaPath: '#/components/schemas/Note/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.state !== undefined) {
      let data5 = data.state;
      if (typeof data5 !== 'string') {
        const err12 = {
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (!(data5 === 'offered' || data5 === 'aside')) {
        const err13 = {
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/enum',
          keyword: 'enum',
          params: { allowedValues: schema96.properties.state.enum },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.book !== undefined) {
      if (
        !validate72(data.book, {
          instancePath: instancePath + '/book',
          parentData: data,
          parentDataProperty: 'book',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err14 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
function validate69(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/allOf/0/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  if (!validate70(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
    errors = vErrors.length;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
export const is_removeCopy = validate75;
const schema104 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
};
function validate75(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
export const is_shelf = validate76;
const schema106 = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { $ref: 'openapi.yaml#/components/schemas/Id' },
    q: { type: 'string', minLength: 1, maxLength: 300 },
    state: { type: 'string', enum: ['offered', 'aside'] },
    sort: { type: 'string', enum: ['newest', 'title', 'authors'] },
    cursor: { type: 'string', minLength: 1, maxLength: 500 },
  },
};
function validate76(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.q !== undefined) {
      let data1 = data.q;
      if (typeof data1 === 'string') {
        if (func2(data1) > 300) {
          const err3 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/maxLength',
            keyword: 'maxLength',
            params: { limit: 300 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func2(data1) < 1) {
          const err4 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = {
          instancePath: instancePath + '/q',
          schemaPath: '#/properties/q/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.state !== undefined) {
      let data2 = data.state;
      if (typeof data2 !== 'string') {
        const err6 = {
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data2 === 'offered' || data2 === 'aside')) {
        const err7 = {
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/enum',
          keyword: 'enum',
          params: { allowedValues: schema106.properties.state.enum },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.sort !== undefined) {
      let data3 = data.sort;
      if (typeof data3 !== 'string') {
        const err8 = {
          instancePath: instancePath + '/sort',
          schemaPath: '#/properties/sort/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data3 === 'newest' || data3 === 'title' || data3 === 'authors')) {
        const err9 = {
          instancePath: instancePath + '/sort',
          schemaPath: '#/properties/sort/enum',
          keyword: 'enum',
          params: { allowedValues: schema106.properties.sort.enum },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.cursor !== undefined) {
      let data4 = data.cursor;
      if (typeof data4 === 'string') {
        if (func2(data4) > 500) {
          const err10 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func2(data4) < 1) {
          const err11 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate76.errors = vErrors;
  return errors === 0;
}
export const is_requests = validate77;
const schema108 = {
  type: 'object',
  required: ['list'],
  properties: {
    list: { type: 'string', enum: ['waiting', 'for-me', 'from-me', 'done'] },
    cursor: { type: 'string', minLength: 1, maxLength: 500 },
  },
};
function validate77(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.list === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'list' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.list !== undefined) {
      let data0 = data.list;
      if (typeof data0 !== 'string') {
        const err1 = {
          instancePath: instancePath + '/list',
          schemaPath: '#/properties/list/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (!(data0 === 'waiting' || data0 === 'for-me' || data0 === 'from-me' || data0 === 'done')) {
        const err2 = {
          instancePath: instancePath + '/list',
          schemaPath: '#/properties/list/enum',
          keyword: 'enum',
          params: { allowedValues: schema108.properties.list.enum },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.cursor !== undefined) {
      let data1 = data.cursor;
      if (typeof data1 === 'string') {
        if (func2(data1) > 500) {
          const err3 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func2(data1) < 1) {
          const err4 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate77.errors = vErrors;
  return errors === 0;
}
export const is_ask = validate78;
const schema109 = {
  allOf: [
    {
      type: 'object',
      required: ['Idempotency-Key'],
      properties: { 'Idempotency-Key': { $ref: 'openapi.yaml#/components/schemas/Id' } },
    },
    { $ref: 'openapi.yaml#/components/schemas/NewRequest' },
  ],
};
const schema111 = {
  type: 'object',
  required: ['copyId', 'way'],
  properties: {
    copyId: { $ref: '#/components/schemas/Id' },
    way: { $ref: '#/components/schemas/Way' },
    price: { type: 'integer', minimum: 0, maximum: 10000000 },
    offers: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      items: { type: 'string', $ref: '#/components/schemas/Id' },
    },
    text: { $ref: '#/components/schemas/Line' },
  },
};
const schema115 = { type: 'string', pattern: '^[^\\u0000]*$', maxLength: 1000 };
function validate79(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.copyId === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'copyId' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.way === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'way' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.copyId !== undefined) {
      let data0 = data.copyId;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/copyId',
            schemaPath: '#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/copyId',
          schemaPath: '#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.way !== undefined) {
      let data1 = data.way;
      if (typeof data1 !== 'string') {
        const err4 = {
          instancePath: instancePath + '/way',
          schemaPath: '#/components/schemas/Way/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data1 === 'give' || data1 === 'sell' || data1 === 'swap')) {
        const err5 = {
          instancePath: instancePath + '/way',
          schemaPath: '#/components/schemas/Way/enum',
          keyword: 'enum',
          params: { allowedValues: schema76.enum },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.price !== undefined) {
      let data2 = data.price;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
        const err6 = {
          instancePath: instancePath + '/price',
          schemaPath: '#/properties/price/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == 'number') {
        if (data2 > 10000000 || isNaN(data2)) {
          const err7 = {
            instancePath: instancePath + '/price',
            schemaPath: '#/properties/price/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10000000 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err8 = {
            instancePath: instancePath + '/price',
            schemaPath: '#/properties/price/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.offers !== undefined) {
      let data3 = data.offers;
      if (Array.isArray(data3)) {
        if (data3.length > 3) {
          const err9 = {
            instancePath: instancePath + '/offers',
            schemaPath: '#/properties/offers/maxItems',
            keyword: 'maxItems',
            params: { limit: 3 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data3.length < 1) {
          const err10 = {
            instancePath: instancePath + '/offers',
            schemaPath: '#/properties/offers/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 !== 'string') {
            const err11 = {
              instancePath: instancePath + '/offers/' + i0,
              schemaPath: '#/properties/offers/items/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (typeof data4 === 'string') {
            if (!pattern4.test(data4)) {
              const err12 = {
                instancePath: instancePath + '/offers/' + i0,
                schemaPath: '#/components/schemas/Id/pattern',
                keyword: 'pattern',
                params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
              };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = {
              instancePath: instancePath + '/offers/' + i0,
              schemaPath: '#/components/schemas/Id/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        let i1 = data3.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--;) {
            let item0 = data3[i1];
            if (typeof item0 !== 'string') {
              continue;
            }
            if (typeof indices0[item0] == 'number') {
              j0 = indices0[item0];
              const err14 = {
                instancePath: instancePath + '/offers',
                schemaPath: '#/properties/offers/uniqueItems',
                keyword: 'uniqueItems',
                params: { i: i1, j: j0 },
              };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err15 = {
          instancePath: instancePath + '/offers',
          schemaPath: '#/properties/offers/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.text !== undefined) {
      let data5 = data.text;
      if (typeof data5 === 'string') {
        if (func2(data5) > 1000) {
          const err16 = {
            instancePath: instancePath + '/text',
            schemaPath: '#/components/schemas/Line/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (!pattern2.test(data5)) {
          const err17 = {
            instancePath: instancePath + '/text',
            schemaPath: '#/components/schemas/Line/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = {
          instancePath: instancePath + '/text',
          schemaPath: '#/components/schemas/Line/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate79.errors = vErrors;
  return errors === 0;
}
function validate78(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data['Idempotency-Key'] === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/allOf/0/required',
        keyword: 'required',
        params: { missingProperty: 'Idempotency-Key' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data['Idempotency-Key'] !== undefined) {
      let data0 = data['Idempotency-Key'];
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/Idempotency-Key',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/Idempotency-Key',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  if (!validate79(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
    errors = vErrors.length;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
export const is_request = validate81;
const schema116 = {
  type: 'object',
  required: ['id'],
  properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
};
function validate81(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate81.errors = vErrors;
  return errors === 0;
}
export const is_act = validate82;
const schema118 = {
  allOf: [
    {
      type: 'object',
      required: ['id'],
      properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
    },
    { $ref: 'openapi.yaml#/components/schemas/Act' },
  ],
};
const schema120 = {
  type: 'object',
  required: ['type', 'version'],
  properties: {
    type: { $ref: '#/components/schemas/ActType' },
    version: { type: 'integer', minimum: 1, maximum: 2147483646 },
    copyId: { $ref: '#/components/schemas/Id' },
    text: { $ref: '#/components/schemas/Line' },
    at: { type: 'string', format: 'date-time' },
    where: { type: 'string', pattern: '^[^\\u0000]*$', maxLength: 200 },
    isGood: { type: 'boolean' },
  },
};
const schema121 = {
  type: 'string',
  enum: [
    'accept',
    'decline',
    'withdraw',
    'still wanted',
    'propose a meeting',
    'accept the meeting',
    'cancel',
    'handed over',
    'not handed over',
    'review',
  ],
};
function validate83(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'type' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'version' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== undefined) {
      let data0 = data.type;
      if (typeof data0 !== 'string') {
        const err2 = {
          instancePath: instancePath + '/type',
          schemaPath: '#/components/schemas/ActType/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (
        !(
          data0 === 'accept' ||
          data0 === 'decline' ||
          data0 === 'withdraw' ||
          data0 === 'still wanted' ||
          data0 === 'propose a meeting' ||
          data0 === 'accept the meeting' ||
          data0 === 'cancel' ||
          data0 === 'handed over' ||
          data0 === 'not handed over' ||
          data0 === 'review'
        )
      ) {
        const err3 = {
          instancePath: instancePath + '/type',
          schemaPath: '#/components/schemas/ActType/enum',
          keyword: 'enum',
          params: { allowedValues: schema121.enum },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.version !== undefined) {
      let data1 = data.version;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
        const err4 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == 'number') {
        if (data1 > 2147483646 || isNaN(data1)) {
          const err5 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483646 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err6 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.copyId !== undefined) {
      let data2 = data.copyId;
      if (typeof data2 === 'string') {
        if (!pattern4.test(data2)) {
          const err7 = {
            instancePath: instancePath + '/copyId',
            schemaPath: '#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = {
          instancePath: instancePath + '/copyId',
          schemaPath: '#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.text !== undefined) {
      let data3 = data.text;
      if (typeof data3 === 'string') {
        if (func2(data3) > 1000) {
          const err9 = {
            instancePath: instancePath + '/text',
            schemaPath: '#/components/schemas/Line/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern2.test(data3)) {
          const err10 = {
            instancePath: instancePath + '/text',
            schemaPath: '#/components/schemas/Line/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = {
          instancePath: instancePath + '/text',
          schemaPath: '#/components/schemas/Line/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.at !== undefined) {
      if (!(typeof data.at === 'string')) {
        const err12 = {
          instancePath: instancePath + '/at',
          schemaPath: '#/properties/at/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.where !== undefined) {
      let data5 = data.where;
      if (typeof data5 === 'string') {
        if (func2(data5) > 200) {
          const err13 = {
            instancePath: instancePath + '/where',
            schemaPath: '#/properties/where/maxLength',
            keyword: 'maxLength',
            params: { limit: 200 },
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!pattern2.test(data5)) {
          const err14 = {
            instancePath: instancePath + '/where',
            schemaPath: '#/properties/where/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000]*$' },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = {
          instancePath: instancePath + '/where',
          schemaPath: '#/properties/where/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.isGood !== undefined) {
      if (typeof data.isGood !== 'boolean') {
        const err16 = {
          instancePath: instancePath + '/isGood',
          schemaPath: '#/properties/isGood/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate83.errors = vErrors;
  return errors === 0;
}
function validate82(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/allOf/0/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  if (!validate83(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
    errors = vErrors.length;
  }
  validate82.errors = vErrors;
  return errors === 0;
}
export const is_conversations = validate85;
const schema124 = {
  type: 'object',
  required: [],
  properties: { cursor: { type: 'string', minLength: 1, maxLength: 500 } },
};
function validate85(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.cursor !== undefined) {
      let data0 = data.cursor;
      if (typeof data0 === 'string') {
        if (func2(data0) > 500) {
          const err0 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err1 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate85.errors = vErrors;
  return errors === 0;
}
export const is_conversation = validate86;
const schema125 = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { $ref: 'openapi.yaml#/components/schemas/Id' },
    cursor: { type: 'string', minLength: 1, maxLength: 500 },
  },
};
function validate86(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.cursor !== undefined) {
      let data1 = data.cursor;
      if (typeof data1 === 'string') {
        if (func2(data1) > 500) {
          const err3 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func2(data1) < 1) {
          const err4 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
export const is_write = validate87;
const schema127 = {
  allOf: [
    {
      type: 'object',
      required: ['id', 'Idempotency-Key'],
      properties: {
        id: { $ref: 'openapi.yaml#/components/schemas/Id' },
        'Idempotency-Key': { $ref: 'openapi.yaml#/components/schemas/Id' },
      },
    },
    { $ref: 'openapi.yaml#/components/schemas/NewMessage' },
  ],
};
const schema130 = {
  type: 'object',
  required: ['text'],
  properties: {
    text: { type: 'string', pattern: '^(?=[^\\u0000]*$)\\s*\\S', minLength: 1, maxLength: 4000 },
  },
};
function validate87(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/allOf/0/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data['Idempotency-Key'] === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/allOf/0/required',
        keyword: 'required',
        params: { missingProperty: 'Idempotency-Key' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data['Idempotency-Key'] !== undefined) {
      let data1 = data['Idempotency-Key'];
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
          const err4 = {
            instancePath: instancePath + '/Idempotency-Key',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = {
          instancePath: instancePath + '/Idempotency-Key',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.text === undefined) {
      const err7 = {
        instancePath,
        schemaPath: 'openapi.yaml#/components/schemas/NewMessage/required',
        keyword: 'required',
        params: { missingProperty: 'text' },
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.text !== undefined) {
      let data2 = data.text;
      if (typeof data2 === 'string') {
        if (func2(data2) > 4000) {
          const err8 = {
            instancePath: instancePath + '/text',
            schemaPath: 'openapi.yaml#/components/schemas/NewMessage/properties/text/maxLength',
            keyword: 'maxLength',
            params: { limit: 4000 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func2(data2) < 1) {
          const err9 = {
            instancePath: instancePath + '/text',
            schemaPath: 'openapi.yaml#/components/schemas/NewMessage/properties/text/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern0.test(data2)) {
          const err10 = {
            instancePath: instancePath + '/text',
            schemaPath: 'openapi.yaml#/components/schemas/NewMessage/properties/text/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=[^\\u0000]*$)\\s*\\S' },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = {
          instancePath: instancePath + '/text',
          schemaPath: 'openapi.yaml#/components/schemas/NewMessage/properties/text/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = {
      instancePath,
      schemaPath: 'openapi.yaml#/components/schemas/NewMessage/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate87.errors = vErrors;
  return errors === 0;
}
export const is_markRead = validate88;
const schema131 = {
  allOf: [
    {
      type: 'object',
      required: ['id'],
      properties: { id: { $ref: 'openapi.yaml#/components/schemas/Id' } },
    },
    { $ref: 'openapi.yaml#/components/schemas/ReadTo' },
  ],
};
const schema133 = {
  type: 'object',
  required: ['number'],
  properties: { number: { type: 'integer', minimum: 0, maximum: 2147483646 } },
};
function validate88(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/allOf/0/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/id',
            schemaPath: 'openapi.yaml#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: 'openapi.yaml#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.number === undefined) {
      const err4 = {
        instancePath,
        schemaPath: 'openapi.yaml#/components/schemas/ReadTo/required',
        keyword: 'required',
        params: { missingProperty: 'number' },
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.number !== undefined) {
      let data1 = data.number;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
        const err5 = {
          instancePath: instancePath + '/number',
          schemaPath: 'openapi.yaml#/components/schemas/ReadTo/properties/number/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == 'number') {
        if (data1 > 2147483646 || isNaN(data1)) {
          const err6 = {
            instancePath: instancePath + '/number',
            schemaPath: 'openapi.yaml#/components/schemas/ReadTo/properties/number/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483646 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err7 = {
            instancePath: instancePath + '/number',
            schemaPath: 'openapi.yaml#/components/schemas/ReadTo/properties/number/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: 'openapi.yaml#/components/schemas/ReadTo/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate88.errors = vErrors;
  return errors === 0;
}
export const is_notices = validate89;
const schema134 = {
  type: 'object',
  required: [],
  properties: { cursor: { type: 'string', minLength: 1, maxLength: 500 } },
};
function validate89(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.cursor !== undefined) {
      let data0 = data.cursor;
      if (typeof data0 === 'string') {
        if (func2(data0) > 500) {
          const err0 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err1 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate89.errors = vErrors;
  return errors === 0;
}
export const is_markSeen = validate90;
const schema135 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/SeenNotices' },
  ],
};
const schema136 = {
  type: 'object',
  properties: { requestId: { $ref: '#/components/schemas/Id' } },
};
function validate91(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.requestId !== undefined) {
      let data0 = data.requestId;
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err0 = {
            instancePath: instancePath + '/requestId',
            schemaPath: '#/components/schemas/Id/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = {
          instancePath: instancePath + '/requestId',
          schemaPath: '#/components/schemas/Id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate91.errors = vErrors;
  return errors === 0;
}
function validate90(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!validate91(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
    errors = vErrors.length;
  }
  validate90.errors = vErrors;
  return errors === 0;
}
export const is_preferences = validate93;
const schema138 = { type: 'object', required: [], properties: {} };
function validate93(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate93.errors = vErrors;
  return errors === 0;
}
export const is_setPreferences = validate94;
const schema139 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/Preferences' },
  ],
};
const schema140 = {
  type: 'object',
  required: ['requests', 'reminders', 'messages'],
  properties: {
    requests: { $ref: '#/components/schemas/Channel' },
    reminders: { $ref: '#/components/schemas/Channel' },
    messages: { $ref: '#/components/schemas/Channel' },
  },
};
const schema141 = { type: 'string', enum: ['at once', 'daily', 'never'] };
function validate95(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.requests === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'requests' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.reminders === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'reminders' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.messages === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'messages' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.requests !== undefined) {
      let data0 = data.requests;
      if (typeof data0 !== 'string') {
        const err3 = {
          instancePath: instancePath + '/requests',
          schemaPath: '#/components/schemas/Channel/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data0 === 'at once' || data0 === 'daily' || data0 === 'never')) {
        const err4 = {
          instancePath: instancePath + '/requests',
          schemaPath: '#/components/schemas/Channel/enum',
          keyword: 'enum',
          params: { allowedValues: schema141.enum },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.reminders !== undefined) {
      let data1 = data.reminders;
      if (typeof data1 !== 'string') {
        const err5 = {
          instancePath: instancePath + '/reminders',
          schemaPath: '#/components/schemas/Channel/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data1 === 'at once' || data1 === 'daily' || data1 === 'never')) {
        const err6 = {
          instancePath: instancePath + '/reminders',
          schemaPath: '#/components/schemas/Channel/enum',
          keyword: 'enum',
          params: { allowedValues: schema141.enum },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.messages !== undefined) {
      let data2 = data.messages;
      if (typeof data2 !== 'string') {
        const err7 = {
          instancePath: instancePath + '/messages',
          schemaPath: '#/components/schemas/Channel/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data2 === 'at once' || data2 === 'daily' || data2 === 'never')) {
        const err8 = {
          instancePath: instancePath + '/messages',
          schemaPath: '#/components/schemas/Channel/enum',
          keyword: 'enum',
          params: { allowedValues: schema141.enum },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate95.errors = vErrors;
  return errors === 0;
}
function validate94(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!validate95(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
    errors = vErrors.length;
  }
  validate94.errors = vErrors;
  return errors === 0;
}
export const is_contactForm = validate97;
const schema144 = { type: 'object', required: [], properties: {} };
function validate97(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate97.errors = vErrors;
  return errors === 0;
}
export const is_contact = validate98;
const schema145 = {
  allOf: [
    { type: 'object', required: [], properties: {} },
    { $ref: 'openapi.yaml#/components/schemas/Contact' },
  ],
};
const schema146 = {
  type: 'object',
  required: ['topic', 'text', 'email'],
  properties: {
    topic: { type: 'string', enum: ['question', 'idea', 'problem', 'account'] },
    text: { type: 'string', maxLength: 2000 },
    email: { $ref: '#/components/schemas/EMail' },
    subject: { type: 'string', maxLength: 2000 },
  },
};
function validate99(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.topic === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'topic' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.text === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'text' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.email === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'email' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.topic !== undefined) {
      let data0 = data.topic;
      if (typeof data0 !== 'string') {
        const err3 = {
          instancePath: instancePath + '/topic',
          schemaPath: '#/properties/topic/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (
        !(data0 === 'question' || data0 === 'idea' || data0 === 'problem' || data0 === 'account')
      ) {
        const err4 = {
          instancePath: instancePath + '/topic',
          schemaPath: '#/properties/topic/enum',
          keyword: 'enum',
          params: { allowedValues: schema146.properties.topic.enum },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.text !== undefined) {
      let data1 = data.text;
      if (typeof data1 === 'string') {
        if (func2(data1) > 2000) {
          const err5 = {
            instancePath: instancePath + '/text',
            schemaPath: '#/properties/text/maxLength',
            keyword: 'maxLength',
            params: { limit: 2000 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = {
          instancePath: instancePath + '/text',
          schemaPath: '#/properties/text/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.email !== undefined) {
      let data2 = data.email;
      if (typeof data2 === 'string') {
        if (func2(data2) > 254) {
          const err7 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/maxLength',
            keyword: 'maxLength',
            params: { limit: 254 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func2(data2) < 3) {
          const err8 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/components/schemas/EMail/minLength',
            keyword: 'minLength',
            params: { limit: 3 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = {
          instancePath: instancePath + '/email',
          schemaPath: '#/components/schemas/EMail/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.subject !== undefined) {
      let data3 = data.subject;
      if (typeof data3 === 'string') {
        if (func2(data3) > 2000) {
          const err10 = {
            instancePath: instancePath + '/subject',
            schemaPath: '#/properties/subject/maxLength',
            keyword: 'maxLength',
            params: { limit: 2000 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = {
          instancePath: instancePath + '/subject',
          schemaPath: '#/properties/subject/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate99.errors = vErrors;
  return errors === 0;
}
function validate98(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/allOf/0/type',
      keyword: 'type',
      params: { type: 'object' },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!validate99(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
    errors = vErrors.length;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
export const requests = {
  signUp: is_signUp,
  sendVerificationLink: is_sendVerificationLink,
  forgotPassword: is_forgotPassword,
  changePassword: is_changePassword,
  editProfile: is_editProfile,
  exportData: is_exportData,
  deleteAccount: is_deleteAccount,
  verifyEmail: is_verifyEmail,
  resetPassword: is_resetPassword,
  signIn: is_signIn,
  session: is_session,
  signOut: is_signOut,
  sessions: is_sessions,
  endOtherSessions: is_endOtherSessions,
  endSession: is_endSession,
  member: is_member,
  block: is_block,
  unblock: is_unblock,
  report: is_report,
  reports: is_reports,
  decide: is_decide,
  places: is_places,
  lookUpBooks: is_lookUpBooks,
  discover: is_discover,
  addCopy: is_addCopy,
  copy: is_copy,
  editCopy: is_editCopy,
  removeCopy: is_removeCopy,
  shelf: is_shelf,
  requests: is_requests,
  ask: is_ask,
  request: is_request,
  act: is_act,
  conversations: is_conversations,
  conversation: is_conversation,
  write: is_write,
  markRead: is_markRead,
  notices: is_notices,
  markSeen: is_markSeen,
  preferences: is_preferences,
  setPreferences: is_setPreferences,
  contactForm: is_contactForm,
  contact: is_contact,
};
